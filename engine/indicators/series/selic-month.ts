import { series, sgs } from '../definition.ts'

export default series({
  id: 'selic-month',
  source: sgs(4390),
  cadence: 'monthly',
  since: '1995-01-01',
  closedOnly: true,
  places: 2,
  sane: { min: 0.05, max: 5 },
  step: { times: 2.5 },
  metrics: {
    selicMonth: {
      title: 'Selic acumulada no mês',
      keywords: ['selic mensal', 'selic do mês', 'tabela selic da receita', 'selic da receita'],
      situations: `
        selic acumulada, selic acumulada do mês, tabela selic, selic para darf, selic para impostos, selic para restituição,
        taxa selic mensal, selic para tributos, juros selic da receita federal, selic mês a mês, selic para atualizar tributos`,
      description: 'Taxa Selic efetiva composta nos dias úteis do mês, com duas casas: a que a Receita Federal e os tribunais somam.',
      unit: '% no mês',
      aggregation: 'compound',
    },
  },
})
