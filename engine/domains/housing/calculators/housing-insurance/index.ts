import { portion } from '../../../../core/money.ts'
import { say } from '../../../../core/text/sentence.ts'
import { calculator } from '../../../../operation/definition/calculator.ts'
import { brl, money, percentage } from '../../../../operation/input/fields.ts'

export default calculator({
  id: 'housing-insurance',
  slug: 'seguro-habitacional',
  title: 'Seguro habitacional',
  summary:
    'Os seguros MIP e DFI e a tarifa que entram na parcela do financiamento, pelas taxas da sua proposta. Para a parcela inteira, use financing.',
  group: 'moradia',
  headline: 'total',
  says: 'Os seguros e a tarifa custam {value} por mês',
  input: {
    debt_balance: money('Saldo devedor', { formerly: ['balance'] }),
    property_value: money('Valor de avaliação do imóvel'),
    mip_rate: percentage('Taxa do MIP ao mês', { min: 0, max: 5, hint: 'Morte e invalidez; cresce com a idade e vem na proposta' }),
    dfi_rate: percentage('Taxa do DFI ao mês', { min: 0, max: 5, hint: 'Danos ao imóvel; vem na proposta' }),
    income_share: percentage('Participação na renda', {
      above: 0,
      max: 100,
      hint: 'Quem compra em dupla paga o MIP cada um pela sua',
    }).prefault(100),
    monthly_fee: money('Tarifa de administração por mês', { formerly: ['admin_fee'], min: 0 }).prefault(0),
  },
  result: {
    mip: brl('MIP por mês'),
    dfi: brl('DFI por mês'),
    total: brl('Seguros e tarifa por mês'),
  },
  answer(
    { debt_balance: balance, property_value: value, mip_rate: mipRate, dfi_rate: dfiRate, income_share: share, monthly_fee: fee },
    ctx,
  ) {
    const mip = ctx.step('MIP', say`${balance} × ${mipRate} × ${share}`, portion(balance, mipRate.times(share), 'halfUp'))
    const dfi = ctx.step('DFI', say`${value} × ${dfiRate}`, portion(value, dfiRate, 'halfUp'))
    ctx.assume('As taxas são de cada seguradora e mudam com a idade: use as da proposta. O MIP cai com o saldo; este é o do mês.')
    return {
      mip,
      dfi,
      total: ctx.step('Total por mês', say`${mip} + ${dfi} + ${fee}`, mip + dfi + fee),
    }
  },
})
