import type { ReactElement } from 'react'
import type { CountryCode } from '#src/domain/place/country.ts'

/** A country's flag. Decorative: the country's name is always beside it. */
export function Flag({ country }: { readonly country: CountryCode }): ReactElement {
  return <img className="flag" src={`/flags/${country.toLowerCase()}.svg`} alt="" width={20} height={14} />
}
