/** `npm run rates:refresh`: reads the central bank once, saves, and says what changed. Ends with 1 when a series could not be read. */
import { formatDay } from '../../engine/core/day.ts'
import type { Outcome } from '../../engine/refreshed-series.ts'
import { DATA, SERIES } from '../paths.ts'
import { bar, LiveLine } from '../progress-bar.ts'
import { settingsOrExit } from '../settings.ts'
import { openStore } from '../store/open.ts'
import { openRates, RefreshingElsewhere } from './open.ts'
import { openMarket } from './open-market.ts'

async function refresh(): Promise<void> {
  const settings = settingsOrExit()
  const { dataDir, databaseUrl, olindaBaseUrl, ratesRefresh, sgsBaseUrl, sourcePauseMilliseconds } = settings
  const say = (text: string): boolean => process.stdout.write(text)
  const live = new LiveLine(process.stdout)

  const holding = {
    store: await openStore(settings, () => {}),
    refresh: ratesRefresh,
    pauseMilliseconds: sourcePauseMilliseconds,
    ...(sgsBaseUrl && { sgsBaseUrl }),
    ...(olindaBaseUrl && { olindaBaseUrl, ptaxBaseUrl: olindaBaseUrl }),
    log: (level: string, message: string, details?: Record<string, unknown>) => {
      if (level === 'error') console.error(message, details ?? '')
    },
  }
  const market = await openMarket({ ...holding, shipped: DATA })
  const rates = await openRates({ ...holding, shipped: SERIES, alongside: market.companions })

  if (ratesRefresh === 'off') {
    console.error('RATES_REFRESH=off: a rede não é usada. Para atualizar, rode sem essa variável.')
    process.exit(1)
  }

  process.once('SIGINT', () => void Promise.all([rates.stop(), market.stop()]))
  say(`Lendo o Banco Central; os dados ficam em ${databaseUrl ? 'PostgreSQL' : dataDir}.\n`)
  const outcomes = await rates.refreshNow(show).catch((error: Error) => {
    if (!(error instanceof RefreshingElsewhere)) throw error
    say('Outro processo já está lendo o Banco Central; nada a fazer.\n')
    process.exit(0)
  })

  const failed = outcomes.filter(({ problem }) => problem !== null)
  const changed = outcomes.filter(({ added, revised }) => added + revised > 0)
  const count = (field: 'added' | 'revised'): number => outcomes.reduce((total, outcome) => total + outcome[field], 0)
  say(
    `${changed.length === 0 ? 'Nada mudou' : `Mudaram ${changed.length} séries: ${count('added')} observações novas, ${count('revised')} revistas`}. ` +
      `${outcomes.length - failed.length} de ${outcomes.length} séries lidas.\n`,
  )
  await Promise.all([rates.stop(), market.stop()])
  process.exitCode = failed.length > 0 ? 1 : 0

  function show(outcome: Outcome, done: number, total: number): void {
    live.say(`${total > 0 ? `[${done}/${total}] ` : ''}${line(outcome)}`)
    if (done < total) live.draw(() => `${bar(done / total)}  ${done}/${total} séries`, true)
    else live.clear()
  }
}

function line({ id, source, added, revised, last, problem }: Outcome): string {
  const until = last ? `até ${formatDay(last)}` : 'sem dados'
  if (source === null) return `${id}: não lida, fica ${until} (${problem})`
  const changes = added + revised === 0 ? 'sem mudança' : `${added} novas, ${revised} revistas`
  return `${id}: ${changes}, ${until}, ${source}${problem ? ` (${problem})` : ''}`
}

void refresh()
