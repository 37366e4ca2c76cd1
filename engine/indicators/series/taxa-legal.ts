import { series, sgs } from '../definition.ts'

export default series({
  id: 'taxa-legal',
  source: sgs(29543),
  cadence: 'monthly',
  since: '2024-08-01',
  places: 6,
  sane: { min: 0, max: 3 },
  step: { points: 2 },
  revises: 0.000001,
  due: { months: 0, day: 6 },
  agrees: [
    // Selic over the previous month's IPCA-15 (Resolução CMN nº 5.171/2024), computed here from a Selic of two decimals.
    { as: 'legalRate', with: 'selic-month', and: 'ipca15', points: 0.012, from: '2024-08-01' },
  ],
  metrics: {
    taxaLegal: {
      title: 'Taxa legal de juros',
      description:
        'Juros de mora quando nada foi combinado (Código Civil, art. 406): a Selic menos o IPCA, nunca abaixo de zero; vale desde 30/08/2024 e não é capitalizada.',
      unit: '% no mês',
      aggregation: 'last',
    },
  },
})
