import { computed } from 'nanostores'
import { addSettings } from '#src/domain/evening/actOnTitle.ts'
import { visibleEvening } from '#src/domain/evening/eveningDocument.ts'
import type { LeaveOut } from '#src/domain/evening/leaveOuts.ts'
import type { EveningSettings } from '#src/domain/evening/settings.ts'
import type { CountryCode } from '#src/domain/place/country.ts'
import { $eveningDocument, changeEvening } from './eveningDocument.ts'

/** The wishes that are kept from evening to evening, each with the time at which it was set. */
export const $eveningSettings = computed($eveningDocument, (document) => visibleEvening(document).settings)

const none: readonly never[] = []

/** Ids of the platforms that the visitor has in a country; none means any. */
export function keptServices(country: CountryCode): readonly string[] {
  return $eveningSettings.get().services?.[country]?.value ?? none
}

/** Languages that the visitor understands (ISO 639-1); none means any. */
export const $keptLanguages = computed($eveningSettings, ({ languages }): readonly string[] => languages?.value ?? none)

/** Whether only what the services include is wanted: nothing to rent or buy. So it is until the visitor says otherwise. */
export const $keepsOnlyIncluded = computed($eveningSettings, ({ onlyIncluded }) => onlyIncluded?.value ?? true)

/** What the visitor always wants left out. */
export const $keptLeaveOuts = computed(
  $eveningSettings,
  ({ leaveOuts }): readonly LeaveOut[] => leaveOuts?.value ?? none,
)

/** @param services ids of platforms, at most 40, each once */
export function keepServices(country: CountryCode, services: readonly string[]): void {
  keep((at) => ({ services: { [country]: { value: [...services], at } } }))
}

/** @param languages ISO 639-1, at most 40, each once */
export function keepLanguages(languages: readonly string[]): void {
  keep((at) => ({ languages: { value: [...languages], at } }))
}

export function keepOnlyIncluded(onlyIncluded: boolean): void {
  keep((at) => ({ onlyIncluded: { value: onlyIncluded, at } }))
}

/** @param leaveOuts each once */
export function keepLeaveOuts(leaveOuts: readonly LeaveOut[]): void {
  keep((at) => ({ leaveOuts: { value: [...leaveOuts], at } }))
}

/** Later than all that is known, whatever another device's clock said. */
function keep(settingsAt: (at: number) => EveningSettings): void {
  changeEvening((document) => {
    const { services = {}, ...others } = visibleEvening(document).settings
    const times = [...Object.values(services), ...Object.values(others)].map(({ at }) => at + 1)
    const now = Date.now()
    return addSettings(document, settingsAt(Math.max(now, ...times)), now)
  })
}
