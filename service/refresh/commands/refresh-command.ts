/** `npm run rates:refresh`: reads the central bank once, saves and reports changes. Exits with 1 when a series fails. */
import type { Outcome } from '../../../engine/refreshed-series.ts'
import { DATA, SERIES } from '../../runtime/paths.ts'
import { bar, LiveLine } from '../../runtime/progress-bar.ts'
import { settingsOrExit } from '../../settings.ts'
import { openStore } from '../../store/open-store.ts'
import { openMarket } from '../open-market.ts'
import { openRates, RefreshingElsewhere } from '../open-rates.ts'
import { outcomeLine, outcomesSummary } from './outcome-text.ts'

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

  const { text, failed } = outcomesSummary(outcomes)
  say(`${text}\n`)
  await Promise.all([rates.stop(), market.stop()])
  process.exitCode = failed > 0 ? 1 : 0

  function show(outcome: Outcome, done: number, total: number): void {
    live.say(`${total > 0 ? `[${done}/${total}] ` : ''}${outcomeLine(outcome)}`)
    if (done < total) live.draw(() => `${bar(done / total)}  ${done}/${total} séries`, true)
    else live.clear()
  }
}

void refresh()
