/** `npm run bonds:update`: reads the Treasury price file once, saves it and reports changes. Exits with 1 on failure. */
import { formatDay } from '../../../engine/core/day.ts'
import { DATA } from '../../runtime/paths.ts'
import { settingsOrExit } from '../../settings.ts'
import { BONDS_URL, treasuryBonds } from '../../sources/treasury-bonds/index.ts'
import { openStore } from '../../store/open-store.ts'
import { openMarket } from '../open-market.ts'

async function update(): Promise<void> {
  const settings = settingsOrExit()
  const log = (level: string, message: string, details?: Record<string, unknown>): void => {
    if (level === 'error') console.error(message, details ?? '')
  }
  const stopping = new AbortController()
  process.once('SIGINT', () => stopping.abort())
  const market = await openMarket({ shipped: DATA, store: await openStore(settings, () => {}), refresh: 'off', log })
  process.stdout.write(`Lendo os preços do Tesouro Direto; ficam em ${settings.databaseUrl ? 'PostgreSQL' : settings.dataDir}.\n`)
  const { source, added, last, problem } = await market.updateBonds(treasuryBonds(settings.bondsUrl ?? BONDS_URL), stopping.signal)
  const until = last ? `até ${formatDay(last)}` : 'sem preços'
  process.stdout.write(
    source === null
      ? `Não foi lido; fica o que havia, ${until} (${problem}).\n`
      : `${added} preços novos, ${until}${problem ? ` (${problem})` : ''}.\n`,
  )
  await market.stop()
  process.exitCode = source === null ? 1 : 0
}

void update()
