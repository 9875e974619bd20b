/** A paragraph, which may hold links as `[words](/path/)`, or a list of them. Paths are English; the page puts them into its language. */
export type Block = string | { readonly list: readonly string[] }

export interface LongTextSection {
  /** The anchor, the same in every language. */
  readonly id: string
  readonly heading: string
  readonly blocks: readonly Block[]
}

/** A legal page. */
export interface LongText {
  readonly title: string
  /** For search engines, at most 160 characters. */
  readonly description: string
  /** One or two sentences set large under the title. */
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
