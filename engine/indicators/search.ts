/** How people ask for indicators, by metric. */
import type { SearchText } from '../core/operation/descriptor.ts'
import { seriesSearch } from '../generated/series-search.ts'

const UNNAMED: SearchText = { keywords: [] }

const found = new Map<string, SearchText>(seriesSearch.flatMap((search) => Object.entries(search)))

export const metricSearch = (metric: string): SearchText => found.get(metric) ?? UNNAMED
