import { portion } from '../../../../core/money.ts'
import { ZERO } from '../../../../core/ratio.ts'
import { say } from '../../../../core/text/sentence.ts'
import { calculator } from '../../../../operation/definition/calculator.ts'
import { brl, flag, money, percentOf, referenceDate } from '../../../../operation/input/fields.ts'
import dividends from '../../law/dividends.ts'

export default calculator({
  id: 'dividend-withholding',
  slug: 'imposto-sobre-dividendos',
  title: 'Imposto na fonte sobre lucros e dividendos',
  summary:
    'Os 10% retidos quando uma empresa paga mais de 50 mil reais de lucros no mês à mesma pessoa. O acerto do ano é o imposto mínimo das altas rendas.',
  seeAlso: { 'high-income-tax': 'ver o acerto do ano' },
  group: 'impostos',
  headline: 'withholding',
  says: { positive: 'São retidos {value} de imposto', zero: 'Não há imposto retido na fonte' },
  picture: { kind: 'parts', title: 'O que se recebe e o imposto retido', parts: ['net', 'withholding'] },
  lawDay: 'reference_date',
  input: {
    month_total: money('Lucros pagos no mês', { min: 0, hint: 'Por uma empresa à mesma pessoa, todos os pagamentos somados' }),
    profits_until_2025: money('Parte de lucros até 2025', { min: 0, hint: 'Com a distribuição aprovada até 31/12/2025' }).prefault(0),
    reference_date: referenceDate(),
  },
  result: {
    taxableTotal: brl('Lucros sujeitos à retenção'),
    threshold: brl('Limite por mês', { none: 'antes de 2026' }).nullable(),
    ratePercent: percentOf('Alíquota'),
    overThreshold: flag('Passa do limite'),
    withholding: brl('Imposto retido'),
    net: brl('Recebe'),
  },
  answer({ month_total: total, profits_until_2025: old }, ctx) {
    const { withholding: law } = ctx.law(dividends)
    if (old > total) ctx.refuse('profits_until_2025', say`passa do total do mês, ${total}`)
    const taxableTotal = ctx.step('Lucros sujeitos à retenção', say`${total} − ${old}`, total - old)
    const overThreshold = law !== null && taxableTotal > law.above
    const withheld = overThreshold ? portion(taxableTotal, law.rate, 'halfUp') : 0n
    ctx.step('Imposto retido', overThreshold ? say`${taxableTotal} × ${law.rate}` : say`${0n}; sem retenção`, withheld)
    if (law) {
      ctx.assume(say`A retenção é sobre todo o valor do mês quando passa de ${law.above}, não só sobre o excesso, sem nenhuma dedução.`)
      ctx.assume('Vale também para sócios de empresas do Simples, como entende a Receita Federal; os tribunais estão divididos.')
      ctx.assume('O que é retido se abate do imposto mínimo das altas rendas na declaração do ano, e o que sobra volta.')
    } else ctx.assume('Antes de 2026 os lucros pagos a residentes eram isentos na fonte (Lei nº 9.249/1995, art. 10).')
    if (old > 0n) ctx.assume('Lucros até 2025 só ficam fora se a distribuição foi aprovada até 31/12/2025 e paga como aprovada.')
    return {
      taxableTotal,
      threshold: law?.above ?? null,
      ratePercent: overThreshold ? law.rate : ZERO,
      overThreshold,
      withholding: withheld,
      net: ctx.step('Recebe', say`${total} − ${withheld}`, total - withheld),
    }
  },
})
