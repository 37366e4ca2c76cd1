import { decimalText, portion } from '../../../../core/money.ts'
import { Ratio, ZERO } from '../../../../core/ratio.ts'
import { say } from '../../../../core/text/sentence.ts'
import { calculator } from '../../../../operation/definition/calculator.ts'
import { brl, choice, count, flag, money, number, quantity, referenceDate } from '../../../../operation/input/fields.ts'
import rentPenalty from '../../law/rent-penalty.ts'

export default calculator({
  id: 'rent-penalty',
  slug: 'multa-do-aluguel',
  title: 'Multa por sair do aluguel',
  summary: 'A multa de quem devolve o imóvel alugado antes do fim do contrato, na proporção do prazo que falta.',
  seeAlso: { rent_adjust_or_move: 'decidir entre ficar e mudar' },
  group: 'moradia',
  headline: 'penalty',
  says: { positive: 'A multa é de {value}', zero: 'Não há multa a pagar' },
  lawDay: 'reference_date',
  input: {
    rent: money('Aluguel mensal'),
    months_fulfilled: quantity('Meses já cumpridos', 'months', { min: 0, max: 1200, hint: 'Com decimais: 15 dias são 0.5' }),
    contract_months: count('Prazo do contrato em meses', { min: 1, max: 1200 }, 'months').default(30),
    penalty_rents: quantity('Multa do contrato, em aluguéis', 'rents', { min: 0, max: 120 }).prefault(3),
    job_transfer: flag('O empregador me transferiu de cidade', { hint: 'Com aviso por escrito ao dono do imóvel, 30 dias antes' }).default(
      false,
    ),
    reference_date: referenceDate(),
  },
  result: {
    fullPenalty: brl('Multa cheia'),
    remainingMonths: number('Meses que faltam'),
    penalty: brl('Multa a pagar'),
    exempt: flag('Não há multa'),
    reason: choice('Por que não há multa', ['job_transfer', 'term_over'], {
      job_transfer: 'Transferência pelo empregador',
      term_over: 'O prazo do contrato acabou',
    }).nullable(),
  },
  answer(input, ctx) {
    const { rent, months_fulfilled: fulfilled, contract_months: contract, penalty_rents: rents } = input
    const { transferNoticeDays } = ctx.law(rentPenalty)
    const term = Ratio.of(BigInt(contract))
    const remaining = fulfilled.compare(term) >= 0 ? ZERO : term.minus(fulfilled)
    const left = remaining.toNumber(4)
    const fullPenalty = ctx.step('Multa cheia', () => say`${rent} × ${plain(rents)}`, portion(rent, rents, 'halfUp'))
    const reason = remaining.isZero ? ('term_over' as const) : input.job_transfer ? ('job_transfer' as const) : null
    const proportional = portion(fullPenalty, remaining.over(term), 'halfUp')
    const penalty = ctx.step(
      'Multa a pagar',
      () => (reason ? say`${0n}; sem multa` : say`${fullPenalty} × ${plain(remaining)} ÷ ${contract}`),
      reason ? 0n : proportional,
    )
    if (reason === 'job_transfer')
      ctx.assume(say`Sem multa: transferência de cidade pelo empregador, avisada por escrito ${transferNoticeDays} dias antes.`)
    if (reason === 'term_over') ctx.assume('Acabado o prazo, o contrato segue sem prazo e se encerra com aviso de 30 dias, sem multa.')
    ctx.assume('A multa é a do contrato, em aluguéis; sem cláusula de multa, é a que um juiz fixar.')
    return { fullPenalty, remainingMonths: left, penalty, exempt: reason !== null, reason }
  },
})

const plain = (value: Ratio): string => decimalText(value.toNumber(4))
