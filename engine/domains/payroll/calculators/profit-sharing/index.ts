import { atLeastZero } from '../../../../core/money.ts'
import { say } from '../../../../core/text/sentence.ts'
import { calculator } from '../../../../operation/definition/calculator.ts'
import { brl, money, percentOf, referenceDate } from '../../../../operation/input/fields.ts'
import plr from '../../law/plr.ts'
import { plrTax } from '../../rules/withholding/plr.ts'

export default calculator({
  id: 'profit-sharing',
  slug: 'plr',
  title: 'Participação nos lucros (PLR)',
  summary: 'O imposto da PLR pela tabela própria, somando o que já foi pago no ano, e o líquido do pagamento.',
  group: 'trabalho',
  headline: 'net',
  says: 'Você recebe {value} de PLR',
  picture: { kind: 'parts', title: 'O que se recebe e o imposto', parts: ['net', 'tax'] },
  lawDay: 'reference_date',
  input: {
    amount: money('Valor da PLR'),
    previously_paid: money('PLR já paga neste ano', { min: 0 }).prefault(0),
    previously_withheld: money('Imposto já retido sobre ela', { min: 0 }).prefault(0),
    alimony: money('Pensão alimentícia sobre a PLR do ano', {
      min: 0,
      hint: 'A que a decisão judicial manda calcular sobre a PLR',
    }).prefault(0),
    reference_date: referenceDate(),
  },
  result: {
    yearTotal: brl('PLR do ano'),
    taxableBase: brl('Base do imposto'),
    ratePercent: percentOf('Alíquota da faixa'),
    deduct: brl('Parcela a deduzir'),
    annualTax: brl('Imposto do ano'),
    tax: brl('Imposto deste pagamento'),
    net: brl('PLR líquida', { hint: 'Este pagamento menos o seu imposto; a pensão não está descontada' }),
  },
  answer({ amount, previously_paid: paid, previously_withheld: withheld, alimony }, ctx) {
    const table = ctx.law(plr)
    const yearTotal = amount + paid
    if (alimony > yearTotal) ctx.refuse('alimony', say`a pensão, ${alimony}, passa da PLR do ano, ${yearTotal}`)
    if (withheld > 0n && paid === 0n)
      ctx.refuse('previously_withheld', 'há imposto retido, mas nenhuma PLR paga antes: informe previously_paid')
    const taxableBase = ctx.step('Base', say`${amount} + ${paid} − ${alimony}`, yearTotal - alimony)
    const { rate, deduct, amount: due } = plrTax(taxableBase, table)
    const annualTax = ctx.step('Imposto do ano', say`${taxableBase} × ${rate} − ${deduct}`, due)
    const tax = ctx.step(
      'Imposto deste pagamento',
      annualTax < withheld ? say`${0n}; já se reteve mais que o imposto do ano` : say`${annualTax} − ${withheld}`,
      atLeastZero(annualTax - withheld),
    )
    ctx.assume(
      'Imposto exclusivo na fonte sobre a soma do ano (Lei nº 10.101/2000, art. 3º, §§ 5º a 11): sem INSS, FGTS, dependentes, desconto simplificado nem a redução de 2026.',
    )
    ctx.assume('A PLR é paga no máximo duas vezes no ano, com ao menos um trimestre entre elas (art. 3º, § 2º); fora disso é salário.')
    if (paid > 0n) ctx.assume('A soma do ano usa a tabela da data deste pagamento, também quando a tabela mudou no meio do ano.')
    if (alimony > 0n)
      ctx.assume('A pensão só reduz a base quando a decisão a manda calcular sobre a PLR (art. 3º, § 10); o líquido não a desconta.')
    return {
      yearTotal,
      taxableBase,
      ratePercent: rate,
      deduct,
      annualTax,
      tax,
      net: ctx.step('PLR líquida', say`${amount} − ${tax}`, amount - tax),
    }
  },
})
