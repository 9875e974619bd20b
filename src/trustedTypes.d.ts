/**
 * The part of Trusted Types (https://w3c.github.io/trusted-types/dist/spec/) that is used here. What a policy gives is no text but a mark on one; TypeScript's
 * `innerHTML` and `register` take texts alone, so it is typed as one.
 */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { readonly createHTML: (text: string) => string },
  ): { createHTML(text: string): string }
  createPolicy(
    name: string,
    rules: { readonly createScriptURL: (url: string) => string },
  ): { createScriptURL(url: string): string }
}

declare var trustedTypes: TrustedTypes | undefined
