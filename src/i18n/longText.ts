/**
 * A paragraph or a bulleted list. Texts may contain Markdown links, `[text](/path/)`, with English paths, which
 * `splitLinks` localizes.
 */
export type Block = string | { readonly list: readonly string[] }

export interface LongTextSection {
  /** Anchor, the same in every language. */
  readonly id: string
  readonly heading: string
  readonly blocks: readonly Block[]
}

/** A legal page. */
export interface LongText {
  readonly title: string
  /** Meta description, at most 160 characters. */
  readonly description: string
  /** Standfirst: one or two sentences in larger type below the title. */
  readonly stand: string
  readonly sections: readonly LongTextSection[]
}

interface HeadedText {
  readonly heading: string
  readonly text: string
}

export interface AboutText {
  readonly title: string
  readonly subtitle: string
  readonly description: string
  readonly features: readonly HeadedText[]
  readonly stepsHeading: string
  readonly steps: readonly HeadedText[]
  readonly dataHeading: string
  readonly data: readonly string[]
  readonly lampsHeading: string
  readonly lampsText: string
}
