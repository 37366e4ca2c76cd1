import { proportion, split } from '../../../../core/money.ts'
import { joined, say } from '../../../../core/text/sentence.ts'
import { calculator } from '../../../../operation/definition/calculator.ts'
import { brl, choice, count, money, percentOf, referenceDate } from '../../../../operation/input/fields.ts'
import dividends from '../../../income-tax/law/dividends.ts'
import inss from '../../../payroll/law/inss.ts'
import selfEmployed from '../../../payroll/law/inss-self-employed.ts'
import irrf from '../../../payroll/law/irrf.ts'
import minimumWage from '../../../payroll/law/minimum-wage.ts'
import simples from '../../law/simples-nacional.ts'
import { companyByAnnex, invoiceLeaving } from '../../rules/company.ts'
import { assumeDividends, minimumTaxOf } from '../../rules/owner-dividends.ts'

const ANNEX = { fator_r: 'III', minimum: 'V' } as const

export default calculator({
  id: 'pj-invoice',
  slug: 'quanto-cobrar-como-pj',
  title: 'Quanto cobrar como PJ',
  summary:
    'A menor nota fiscal que deixa no bolso o valor desejado, no Simples, pelo fator R ou com pró-labore mínimo. Para comparar com um emprego, use CLT ou PJ.',
  group: 'negocios',
  headline: 'invoice',
  says: 'Cobre {value} por mês',
  lawDay: 'reference_date',
  input: {
    desired_net: money('Quanto quer que sobre por mês'),
    strategy: choice('Caminho', ['fator_r', 'minimum'], {
      fator_r: 'Fator R: anexo III com pró-labore de 28%',
      minimum: 'Pró-labore mínimo: anexo V',
    }).default('fator_r'),
    accounting_fee: money('Contador por mês', { min: 0 }).prefault(250),
    other_costs: money('Outros custos por mês', { min: 0 }).prefault(0),
    dependents: count('Dependentes', { min: 0, max: 20 }).default(0),
    reference_date: referenceDate(),
  },
  result: {
    invoice: brl('Nota do mês'),
    annex: choice('Anexo do Simples', ['III', 'V']),
    das: brl('Guia do Simples'),
    iss: brl('ISS fora da guia', { hint: 'Só acima do sublimite, pela maior alíquota' }),
    proLabore: brl('Pró-labore'),
    inss: brl('INSS do pró-labore'),
    irrf: brl('Imposto de renda do pró-labore'),
    profit: brl('Lucro distribuído', { hint: 'Negativo quando a nota não paga o pró-labore' }),
    dividendWithholding: brl('Imposto retido sobre o lucro', { hint: 'É adiantamento: acerta-se na declaração do ano' }),
    minimumTax: brl('Imposto mínimo das altas rendas, no ano', { hint: 'O que os lucros pagam no fim' }),
    settlement: brl('Acerto na declaração do ano', { hint: 'Positivo a pagar, negativo a receber de volta' }),
    net: brl('Sobra no bolso', { hint: 'Contado o acerto da declaração' }),
    effectivePercent: percentOf('Parte da nota que não sobra'),
  },
  answer({ desired_net: desired, strategy, accounting_fee: fee, other_costs: costs, dependents }, ctx) {
    const law = {
      pay: { inss: ctx.law(inss), irrf: ctx.law(irrf) },
      simples: ctx.law(simples),
      selfEmployed: ctx.law(selfEmployed),
      dividends: ctx.law(dividends),
      minimumTax: minimumTaxOf(ctx),
      minimumWage: ctx.law(minimumWage).monthly,
    }
    const company = companyByAnnex(ANNEX[strategy], law, fee + costs, dependents)
    const invoice = invoiceLeaving(desired, company)
    if (invoice === null)
      return ctx.refuse(
        'desired_net',
        say`nenhuma nota dentro do teto do Simples Nacional, ${law.simples.ceiling} em 12 meses, deixa ${desired} por mês`,
      )
    const month = company.month(invoice)
    const { threshold } = law.simples.factorR
    if (month.proLabore > law.minimumWage) ctx.step('Pró-labore', say`${invoice} × ${threshold}; até o centavo seguinte`, month.proLabore)
    ctx.step(
      'Sobra no bolso',
      () =>
        joined(
          [
            ...[invoice, month.das, month.iss, month.inss, month.irrf, fee, costs].filter((part, index) => index === 0 || part > 0n),
            ...(month.minimumTax > 0n ? [say`${month.minimumTax} ÷ 12`] : []),
          ],
          ' − ',
        ),
      month.net,
    )

    ctx.assume('Doze notas iguais por ano, um só sócio, sem empregados.')
    ctx.assume(
      strategy === 'fator_r'
        ? say`Pró-labore de ${threshold} da nota, ou um salário mínimo se for maior: o fator R leva ao anexo III.`
        : 'Pró-labore de um salário mínimo, atividade do anexo V.',
    )
    if (month.profit < 0n)
      ctx.assume('Esta nota não paga o pró-labore e os custos: o dono teria de completar o pró-labore com dinheiro próprio.')
    if (month.iss > 0n) ctx.assume(say`Acima do sublimite o ISS sai da guia: somados ${law.simples.issMaximum}, o máximo.`)
    assumeDividends(ctx, law)
    if (month.dividendTax > 0n)
      ctx.assume(
        say`No mês entram ${month.net - month.dividendTax + split(month.minimumTax, 12, 'halfUp')}: o retido é acertado na declaração do ano seguinte.`,
      )
    ctx.assume(say`Contador de ${fee} por mês e outros custos de ${costs}.`)
    return {
      invoice,
      annex: month.annex,
      das: month.das,
      iss: month.iss,
      proLabore: month.proLabore,
      inss: month.inss,
      irrf: month.irrf,
      profit: month.profit,
      dividendWithholding: month.dividendTax,
      minimumTax: month.minimumTax,
      settlement: month.minimumTax - month.dividendTax * 12n,
      net: month.net,
      effectivePercent: proportion(invoice - month.net, invoice),
    }
  },
})
