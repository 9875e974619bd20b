/** The decade of a title's year, as the year's first three digits: 201 for 2017; undefined for a title without one. */
export function decadeOf({ year }: { readonly year?: number | undefined }): number | undefined {
  return year === undefined ? undefined : Math.floor(year / 10)
}
