/** `centavo/refresh`: the refresh logic, for library users without the service. */
import { saoPauloDay } from '../../../engine/core/day.ts'
import { SERIES_IDS } from '../../../engine/indicators/metrics.ts'
import { shippedSnapshot, shippedTexts } from '../../../engine/indicators/shipped.ts'
import type { RefreshSeries } from '../../../engine/refreshed-series.ts'
import { rateSources } from '../rate-sources.ts'
import { refresh } from '../refresh.ts'

export const refreshSeries: RefreshSeries = async (series, options = {}) => {
  const { only, signal = new AbortController().signal, progress, pauseMilliseconds, now = new Date() } = options
  const unknown = only?.filter((id) => !SERIES_IDS.includes(id)) ?? []
  if (unknown.length > 0) throw new RangeError(`no series is called ${unknown.join(', ')}; those there are: ${SERIES_IDS.join(', ')}`)
  // Series missing or damaged in the input are read in full.
  const { value: held } = shippedSnapshot((file) => {
    const text = series[file]
    if (text === undefined) throw new Error('not given')
    return text
  })
  const { snapshot, outcomes } = await refresh(held, {
    sources: rateSources(options),
    now,
    signal,
    ...(only && { only }),
    ...(progress && { progress }),
    ...(pauseMilliseconds !== undefined && { pauseMilliseconds }),
  })
  return { series: shippedTexts(snapshot, saoPauloDay(now)), outcomes }
}
