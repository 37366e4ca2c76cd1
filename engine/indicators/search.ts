/** Search terms of indicators, by metric. */

import { seriesSearch } from '../generated/series-search.ts'
import type { SearchText } from '../operation/definition/descriptor.ts'

const UNNAMED: SearchText = { keywords: [] }

const found = new Map<string, SearchText>(seriesSearch.flatMap((search) => Object.entries(search)))

export const metricSearch = (metric: string): SearchText => found.get(metric) ?? UNNAMED
