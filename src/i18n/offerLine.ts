/** What a card says of the platforms that have its title: see `platforms` and `labels` of `TitleItem`. */
interface Named {
  readonly platforms: readonly string[]
  /** As of `offerLabel`, in every language a word before the platform's name. */
  readonly labels?: readonly string[] | undefined
}

/** Platforms as one line, in which the word for a kind of offer stands once: 'Netflix, Rent: Apple TV, Prime Video'. */
export function offerLine({ platforms, labels = platforms }: Named, atMost = platforms.length): string {
  const word = (place: number) => labels[place]?.replace(platforms[place] ?? '', '')
  return platforms
    .slice(0, atMost)
    .map((name, place) => (place > 0 && word(place) === word(place - 1) ? name : (labels[place] ?? name)))
    .join(', ')
}
