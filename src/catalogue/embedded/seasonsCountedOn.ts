/** ISO date on which the seasons in data/titles.json were last counted; series that go on have more by now. */
export const seasonsCountedOn = '2026-11-23'
