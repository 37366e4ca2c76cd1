import { law } from '../../../core/dated.ts'
import { type ParcelBracket, parcel } from '../../../core/scale.ts'

/**
 * Exclusive taxation at source on all profit sharing of the calendar year; court-ordered alimony is the only deduction (Lei 10.101/2000,
 * art. 3º).
 */
export interface ProfitSharingTax {
  readonly brackets: readonly ParcelBracket[]
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
        brackets: parcel([
          ['8214.40', '0', '0.00'],
          ['9922.28', '7.5', '616.08'],
          ['13167.00', '15', '1360.25'],
          ['16380.38', '22.5', '2347.78'],
          [null, '27.5', '3166.80'],
        ]),
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
        brackets: parcel([
          ['7640.80', '0', '0.00'],
          ['9922.28', '7.5', '573.06'],
          ['13167.00', '15', '1317.23'],
          ['16380.38', '22.5', '2304.76'],
          [null, '27.5', '3123.78'],
        ]),
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
        brackets: parcel([
          ['7407.11', '0', '0.00'],
          ['9922.28', '7.5', '555.53'],
          ['13167.00', '15', '1299.70'],
          ['16380.38', '22.5', '2287.23'],
          [null, '27.5', '3106.25'],
        ]),
      },
    },
    {
      from: '2015-04-01',
      norm: { act: 'MP nº 670/2015; Lei nº 13.149/2015' },
      evidence: {
        status: 'corroborated',
        sources: [
          'https://www.planalto.gov.br/ccivil_03/_ato2015-2018/2018/decreto/d9580.htm',
          'http://diariogaucho.clicrbs.com.br/rs/dia-a-dia/ajuda/noticia/2017/02/saiba-quanto-da-sua-participacao-nos-lucros-da-empresa-vai-ficar-com-o-imposto-de-renda-9726098.html',
          'http://folhacontabil.com.br/irrf-sobre-plr.html',
        ],
      },
      value: {
        brackets: parcel([
          ['6677.55', '0', '0.00'],
          ['9922.28', '7.5', '500.82'],
          ['13167.00', '15', '1244.99'],
          ['16380.38', '22.5', '2232.51'],
          [null, '27.5', '3051.53'],
        ]),
      },
    },
    {
      from: '2014-01-01',
      norm: { act: 'Lei nº 10.101/2000, art. 3º, §§ 5º e 11 (Lei nº 12.832/2013)', article: 'art. 683, II' },
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
        brackets: parcel([
          ['6270.00', '0', '0.00'],
          ['9405.00', '7.5', '470.25'],
          ['12540.00', '15', '1175.63'],
          ['15675.00', '22.5', '2116.13'],
          [null, '27.5', '2899.88'],
        ]),
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
        brackets: parcel([
          ['6000.00', '0', '0.00'],
          ['9000.00', '7.5', '450.00'],
          ['12000.00', '15', '1125.00'],
          ['15000.00', '22.5', '2025.00'],
          [null, '27.5', '2775.00'],
        ]),
      },
    },
  ],
})
