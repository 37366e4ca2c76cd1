/**
 * Request counters and a latency histogram per route. Own implementation: a fraction of a library's cost per request (docs/decisions/0003).
 */

const BUCKETS_MS = [0.5, 1, 2.5, 5, 10, 25, 50, 100, 250, 500, 1000, 5000]

interface RouteFigures {
  readonly counts: Uint32Array
  total: number
  milliseconds: number
}

export class Metrics {
  readonly #routes = new Map<string, RouteFigures>()
  readonly #statuses = new Map<string, number>()

  observe(route: string, status: number, milliseconds: number): void {
    let figures = this.#routes.get(route)
    if (!figures) {
      figures = { counts: new Uint32Array(BUCKETS_MS.length), total: 0, milliseconds: 0 }
      this.#routes.set(route, figures)
    }
    figures.total++
    figures.milliseconds += milliseconds
    for (let index = BUCKETS_MS.length - 1; index >= 0 && milliseconds <= BUCKETS_MS[index]!; index--) figures.counts[index]!++
    const key = `${route} ${status}`
    this.#statuses.set(key, (this.#statuses.get(key) ?? 0) + 1)
  }

  /** Prometheus text format. */
  text(): string {
    const lines = ['# HELP centavo_requests_total Requests answered.', '# TYPE centavo_requests_total counter']
    for (const [key, count] of this.#statuses) {
      const [route, status] = key.split(' ')
      lines.push(`centavo_requests_total{route="${route}",status="${status}"} ${count}`)
    }
    lines.push('# HELP centavo_request_seconds Time to answer.', '# TYPE centavo_request_seconds histogram')
    for (const [route, { counts, total, milliseconds }] of this.#routes) {
      for (const [index, bucket] of BUCKETS_MS.entries()) {
        lines.push(`centavo_request_seconds_bucket{route="${route}",le="${bucket / 1000}"} ${counts[index]}`)
      }
      lines.push(`centavo_request_seconds_bucket{route="${route}",le="+Inf"} ${total}`)
      lines.push(`centavo_request_seconds_sum{route="${route}"} ${milliseconds / 1000}`)
      lines.push(`centavo_request_seconds_count{route="${route}"} ${total}`)
    }
    let notModified = 0
    for (const [key, count] of this.#statuses) if (key.endsWith(' 304')) notModified += count
    lines.push('# HELP centavo_cache_hits_total Answers that the client already had.', '# TYPE centavo_cache_hits_total counter')
    lines.push(`centavo_cache_hits_total ${notModified}`)
    return `${lines.join('\n')}\n`
  }
}
