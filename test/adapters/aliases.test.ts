import { describe, expect, it } from 'vitest'
import { run, runText } from '../../engine/operation/evaluation/run.ts'
import { centavo } from '../support/console.ts'
import { ports, registry } from '../support/ports.ts'
import { serviceUnderTest } from '../support/service.ts'

const net = registry.calculators.get('net-salary')!
const severance = registry.calculators.get('severance')!
const app = serviceUnderTest()

describe('input alias', () => {
  const answer = run(net, { gross_salary: 5200, dependents: 1 }, ports)

  it.each(['salary', 'monthly_salary', 'salario'])('%s is accepted and answered under the canonical name', async (alias) => {
    expect(run(net, { [alias]: 5200, dependents: 1 }, ports)).toEqual(answer)
    expect(runText(net, { [alias]: '5200', dependentes: '1' }, ports)).toEqual(answer)
    expect((await app.inject(`/v1/calc/net-salary?${alias}=5200&dependents=1`)).json()).toEqual(answer)
    const typed = await centavo(['net-salary', `--${alias.replace('_', '-')}`, '5.200,00', '--dependents', '1'])
    expect(JSON.parse(typed.out)).toEqual(answer)
    const rows = await app.inject({
      method: 'POST',
      url: '/v1/calc/net-salary/batch?fields=netSalary',
      payload: [{ [alias]: 5200, dependents: 1 }],
    })
    expect(rows.json()).toEqual([{ index: 0, result: { netSalary: answer.netSalary } }])
  })

  it('is rejected beside its canonical name', async () => {
    for (const input of [
      { gross_salary: 5200, salary: 5200 },
      { salary: 5200, monthly_salary: 1 },
    ]) {
      const { statusCode, body } = await app.inject({ method: 'POST', url: '/v1/calc/net-salary', payload: input })
      expect(statusCode).toBe(400)
      expect(JSON.parse(body).issues).toEqual([
        expect.objectContaining({ code: 'repeated', message: expect.stringContaining('gross_salary') }),
      ])
    }
    expect((await app.inject('/v1/calc/net-salary?gross_salary=1&salary=1')).statusCode).toBe(400)
  })

  it('counts as provided: its default is not reported', () => {
    const gave = runText(severance, { salario: '3000', months_worked: '14', type: 'sem_justa_causa', data_referencia: '2026-01-15' }, ports)
    expect(gave).toEqual(
      runText(severance, { salary: '3000', months_worked: '14', type: 'sem_justa_causa', reference_date: '2026-01-15' }, ports),
    )
  })

  it('works in a question about a calculator, in each of its cases', async () => {
    const solve = (field: string) => app.inject(`/v1/calc/net-salary/sweep?vary=dependents&from=0&to=2&points=3&${field}=5200`)
    expect((await solve('salary')).json()).toEqual((await solve('gross_salary')).json())
    const compare = (field: string) => app.inject(`/v1/calc/net-salary/compare?a.${field}=5000&b.${field}=6000`)
    expect((await compare('salary')).json()).toEqual((await compare('gross_salary')).json())
    const vary = (field: string) => app.inject(`/v1/calc/net-salary/sweep?vary=${field}&from=2000&to=3000&points=2`)
    expect((await vary('salary')).json()).toEqual((await vary('gross_salary')).json())
  })

  it('is listed in the schema and never shadows another field', async () => {
    const { inputSchema } = (await app.inject('/v1/calc/net-salary')).json()
    expect(inputSchema.properties.gross_salary['x-aliases']).toContain('salary')
    for (const { id, inputSchema: schema } of registry.operations.values()) {
      const names = Object.keys(schema.properties ?? {})
      const aliases = Object.values(schema.properties ?? {}).flatMap((property) => property['x-aliases'] ?? [])
      expect([...names, ...aliases].length, id).toBe(new Set([...names, ...aliases]).size)
    }
  })
})

describe('option synonym', () => {
  const asked = { salary: 3000, months_worked: 14 }

  it('is accepted in both languages and any case', async () => {
    const answer = run(severance, { ...asked, type: 'sem_justa_causa' }, ports)
    for (const type of ['without_cause', 'Without_Cause', 'Sem justa causa', 'SEM_JUSTA_CAUSA'])
      expect(run(severance, { ...asked, type }, ports)).toEqual(answer)
    expect((await app.inject('/v1/calc/severance?salary=3000&months_worked=14&type=without_cause')).json()).toEqual(answer)
    const dismissal = registry.operations.get('after_dismissal')!
    const example = dismissal.examples.find(({ input }) => input.exit_type === 'without_cause')!.input
    expect(run(dismissal, { ...example, exit_type: 'sem_justa_causa' }, ports)).toEqual(run(dismissal, example, ports))
  })

  it('homem and male are the same option', () => {
    const retirement = registry.calculators.get('retirement')!
    const { gender, ...rest } = retirement.examples[0]!.input
    expect(run(retirement, { ...rest, sex: gender === 'homem' ? 'male' : 'female' }, ports)).toEqual(
      run(retirement, { ...rest, gender }, ports),
    )
  })
})
