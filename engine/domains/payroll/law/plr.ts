import { law, rate, reais } from '../../../core/dated.ts'
import type { Money } from '../../../core/money.ts'
import type { Ratio } from '../../../core/ratio.ts'

/** On everything paid in the calendar year, exclusively at source; court alimony is the only deduction (Lei 10.101/2000, art. 3º). */
export interface ProfitSharingTax {
  readonly brackets: readonly {
    /** Null: no upper limit. */
    readonly limit: Money | null
    readonly rate: Ratio
    readonly deduct: Money
  }[]
}

export default law<ProfitSharingTax>({
  id: 'plr',
  title: 'Imposto de renda sobre a participação nos lucros (PLR)',
  dateMeans: 'data do pagamento',
  reviewedOn: '2026-11-14',
  words: { brackets: 'Faixas', limit: 'Valor até', rate: 'Alíquota', deduct: 'Parcela a deduzir' },
  versions: [
    {
      from: '2025-05-01',
      norm: {
        act: 'MP nº 1.294/2025; Lei nº 15.191/2025',
        url: 'https://www.gov.br/receitafederal/pt-br/assuntos/meu-imposto-de-renda/tabelas/2026',
      },
      evidence: { status: 'verified', sources: ['https://www.gov.br/receitafederal/pt-br/assuntos/meu-imposto-de-renda/tabelas/2026'] },
      value: {
        brackets: [
          { limit: reais('8214.40'), rate: rate('0'), deduct: reais('0.00') },
          { limit: reais('9922.28'), rate: rate('7.5'), deduct: reais('616.08') },
          { limit: reais('13167.00'), rate: rate('15'), deduct: reais('1360.25') },
          { limit: reais('16380.38'), rate: rate('22.5'), deduct: reais('2347.78') },
          { limit: null, rate: rate('27.5'), deduct: reais('3166.80') },
        ],
      },
    },
    {
      from: '2024-02-01',
      norm: { act: 'MP nº 1.206/2024; Lei nº 14.848/2024' },
      evidence: {
        status: 'corroborated',
        sources: [
          'https://www.gov.br/receitafederal/pt-br/assuntos/meu-imposto-de-renda/tabelas/2026',
          'https://taxpratico.com.br/pagina/atualizacao-da-tabela-de-ir-impacta-o-programa-de-participacao-nos-lucros-e-resultados',
        ],
      },
      value: {
        brackets: [
          { limit: reais('7640.80'), rate: rate('0'), deduct: reais('0.00') },
          { limit: reais('9922.28'), rate: rate('7.5'), deduct: reais('573.06') },
          { limit: reais('13167.00'), rate: rate('15'), deduct: reais('1317.23') },
          { limit: reais('16380.38'), rate: rate('22.5'), deduct: reais('2304.76') },
          { limit: null, rate: rate('27.5'), deduct: reais('3123.78') },
        ],
      },
    },
    {
      from: '2023-05-01',
      norm: { act: 'MP nº 1.171/2023; Lei nº 14.663/2023; IN RFB nº 2.141/2023' },
      evidence: {
        status: 'corroborated',
        sources: [
          'https://www.fetecsp.org.br/governo-lula-veja-o-que-mudou-no-imposto-de-renda-da-plr/',
          'https://taxpratico.com.br/pagina/atualizacao-da-tabela-de-ir-impacta-o-programa-de-participacao-nos-lucros-e-resultados',
        ],
      },
      caveat: 'Uma fonte imprime 2.289,23 como parcela a deduzir da faixa de 22,5%; aqui vale 2.287,23, que dá continuidade à tabela.',
      value: {
        brackets: [
          { limit: reais('7407.11'), rate: rate('0'), deduct: reais('0.00') },
          { limit: reais('9922.28'), rate: rate('7.5'), deduct: reais('555.53') },
          { limit: reais('13167.00'), rate: rate('15'), deduct: reais('1299.70') },
          { limit: reais('16380.38'), rate: rate('22.5'), deduct: reais('2287.23') },
          { limit: null, rate: rate('27.5'), deduct: reais('3106.25') },
        ],
      },
    },
    {
      from: '2015-04-01',
      norm: { act: 'MP nº 670/2015; Lei nº 13.149/2015; RIR/2018, art. 683, III' },
      evidence: {
        status: 'corroborated',
        sources: [
          'https://www.planalto.gov.br/ccivil_03/_ato2015-2018/2018/decreto/d9580.htm',
          'http://diariogaucho.clicrbs.com.br/rs/dia-a-dia/ajuda/noticia/2017/02/saiba-quanto-da-sua-participacao-nos-lucros-da-empresa-vai-ficar-com-o-imposto-de-renda-9726098.html',
          'http://folhacontabil.com.br/irrf-sobre-plr.html',
        ],
      },
      value: {
        brackets: [
          { limit: reais('6677.55'), rate: rate('0'), deduct: reais('0.00') },
          { limit: reais('9922.28'), rate: rate('7.5'), deduct: reais('500.82') },
          { limit: reais('13167.00'), rate: rate('15'), deduct: reais('1244.99') },
          { limit: reais('16380.38'), rate: rate('22.5'), deduct: reais('2232.51') },
          { limit: null, rate: rate('27.5'), deduct: reais('3051.53') },
        ],
      },
    },
    {
      from: '2014-01-01',
      norm: { act: 'Decreto nº 9.580/2018 (RIR/2018)', article: 'art. 683, II' },
      evidence: {
        status: 'corroborated',
        sources: [
          'http://folhacontabil.com.br/irrf-sobre-plr.html',
          'https://www.planalto.gov.br/ccivil_03/_ato2015-2018/2018/decreto/d9580.htm',
        ],
      },
      caveat:
        'O RIR/2018 imprime 1.175,83 e 2.116,83 como parcelas a deduzir de 2014; aqui valem 1.175,63 e 2.116,13, que dão continuidade à tabela.',
      value: {
        brackets: [
          { limit: reais('6270.00'), rate: rate('0'), deduct: reais('0.00') },
          { limit: reais('9405.00'), rate: rate('7.5'), deduct: reais('470.25') },
          { limit: reais('12540.00'), rate: rate('15'), deduct: reais('1175.63') },
          { limit: reais('15675.00'), rate: rate('22.5'), deduct: reais('2116.13') },
          { limit: null, rate: rate('27.5'), deduct: reais('2899.88') },
        ],
      },
    },
    {
      from: '2013-01-01',
      norm: { act: 'MP nº 597/2012; Lei nº 12.832/2013; Lei nº 10.101/2000, anexo' },
      evidence: {
        status: 'corroborated',
        sources: [
          'https://www.planalto.gov.br/ccivil_03/leis/l10101.htm',
          'https://www.planalto.gov.br/ccivil_03/_ato2015-2018/2018/decreto/d9580.htm',
        ],
      },
      value: {
        brackets: [
          { limit: reais('6000.00'), rate: rate('0'), deduct: reais('0.00') },
          { limit: reais('9000.00'), rate: rate('7.5'), deduct: reais('450.00') },
          { limit: reais('12000.00'), rate: rate('15'), deduct: reais('1125.00') },
          { limit: reais('15000.00'), rate: rate('22.5'), deduct: reais('2025.00') },
          { limit: null, rate: rate('27.5'), deduct: reais('2775.00') },
        ],
      },
    },
  ],
})
