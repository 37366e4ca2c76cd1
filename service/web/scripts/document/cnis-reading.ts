/** Parses a CNIS statement and runs its calculations on the device. */
import { InvalidInput, SourceUnavailable } from '../../../../engine/core/errors.ts'
import { type Asks, answersBy, type CnisFacts } from '../../../../engine/documents/cnis/answers.ts'
import { historyOf } from '../../../../engine/documents/cnis/history.ts'
import { cnisOf } from '../../../../engine/documents/cnis/statement.ts'
import { portsOf } from '../../../../engine/engine.ts'
import { run } from '../../../../engine/operation/evaluation/run.ts'
import { renderCnis } from '../../answers/cnis-answer.ts'

export async function answerCnis(text: string, told: Omit<CnisFacts, 'today'>): Promise<string> {
  const ports = portsOf(await import('../spreadsheet/spreadsheet-series.ts'))
  const { calculators, decisions } = ports.registry
  const member = (name: string) => calculators.get(name) ?? decisions.get(name)
  const ask: Asks = (name, input) => {
    const asked = member(name)
    try {
      return asked ? run(asked, input, ports) : ''
    } catch (error) {
      if (error instanceof InvalidInput || error instanceof SourceUnavailable) return error.message
      throw error
    }
  }
  const statement = cnisOf(text)
  const history = historyOf(statement)
  const answers = answersBy(history.feeds, { ...told, today: ports.today() }, ask).flatMap((fed) => {
    const operation = member(fed.feed.name)
    return operation ? [{ ...fed, operation }] : []
  })
  return renderCnis({ ...statement, ...history, answers }).text
}
