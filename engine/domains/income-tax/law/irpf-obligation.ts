import { law, rate, reais } from '../../../core/dated.ts'
import type { Money } from '../../../core/money.ts'
import type { Ratio } from '../../../core/ratio.ts'

export interface FilingObligation {
  /** Year of filing (exercício); income belongs to the previous year. */
  readonly exercise: number
  /** Filing thresholds, exclusive: an equal amount does not oblige. */
  readonly taxable: Money
  readonly exempt: Money
  readonly rural: Money
  readonly assets: Money
  /** Annual stock exchange sales; null when any operation obliges. */
  readonly stockSales: Money | null
  /** Threshold of other taxable income for recipients of the emergency aid. */
  readonly emergencyAid: Money | null
  /** True when companies, trusts and investments abroad oblige (Lei 14.754/2023). */
  readonly foreignAssets: boolean
  /** Filing window; null when no source confirms it. */
  readonly window: { readonly opens: string; readonly closes: string } | null
  /** Fine for late filing: share of the tax per month, with a minimum. */
  readonly lateFine: { readonly minimum: Money; readonly perMonth: Ratio; readonly cap: Ratio }
}

const LATE = { minimum: reais('165.74'), perMonth: rate('1'), cap: rate('20') }

/** Thresholds for the exercícios 2019 to 2023. */
const UNTIL_2023 = {
  taxable: reais('28559.70'),
  exempt: reais('40000.00'),
  rural: reais('142798.50'),
  assets: reais('300000.00'),
  lateFine: LATE,
}
const STOCK_SALES = reais('40000.00')
const SINCE_2024 = { exempt: reais('200000.00'), assets: reais('800000.00'), stockSales: STOCK_SALES, emergencyAid: null, lateFine: LATE }

export default law<FilingObligation>({
  id: 'irpf-obligation',
  title: 'Quem deve declarar o imposto de renda',
  dateMeans: 'exercício, o ano da declaração',
  changes: 'january',
  reviewedOn: '2026-11-15',
  words: {
    exercise: 'Exercício',
    taxable: 'Rendimentos tributáveis acima de',
    exempt: 'Rendimentos isentos acima de',
    rural: 'Receita rural acima de',
    assets: 'Bens acima de',
    stockSales: 'Vendas em bolsa acima de',
    emergencyAid: 'Auxílio emergencial, com outras rendas acima de',
    foreignAssets: 'Bens e investimentos no exterior (Lei nº 14.754/2023)',
    window: 'Prazo de entrega',
    opens: 'Começa',
    closes: 'Termina',
    lateFine: 'Multa por atraso',
    minimum: 'Mínima',
    perMonth: 'Por mês, sobre o imposto',
    cap: 'Máxima',
  },
  versions: [
    {
      from: '2026-01-01',
      norm: { act: 'Instrução Normativa RFB nº 2.312/2026' },
      evidence: { status: 'corroborated', sources: ['Transcrições públicas da IN RFB nº 2.312/2026', 'Perguntas e Respostas IRPF 2026'] },
      value: {
        ...SINCE_2024,
        exercise: 2026,
        taxable: reais('35584.00'),
        rural: reais('177920.00'),
        foreignAssets: true,
        window: { opens: '2026-03-23', closes: '2026-05-29' },
      },
    },
    {
      from: '2025-01-01',
      norm: { act: 'Instrução Normativa RFB nº 2.255/2025' },
      evidence: {
        status: 'corroborated',
        sources: ['Transcrições públicas dos limites do exercício 2025', 'https://bahiaeconomica.com.br/wp/?p=966814'],
      },
      caveat:
        'Quem em 2024 atualizou imóvel a valor de mercado (Lei nº 14.973/2024) deve conferir se isso o obriga a declarar: o critério não está neste registro.',
      value: {
        ...SINCE_2024,
        exercise: 2025,
        taxable: reais('33888.00'),
        rural: reais('169440.00'),
        foreignAssets: true,
        window: { opens: '2025-03-17', closes: '2025-05-30' },
      },
    },
    {
      from: '2024-01-01',
      norm: { act: 'Instrução Normativa RFB nº 2.178/2024', url: 'https://tributa.net/?p=321947' },
      evidence: {
        status: 'verified',
        sources: [
          'https://tributa.net/?p=321947',
          'https://einvestidor.estadao.com.br/educacao-financeira/imposto-de-renda-2024-ate-quando-posso-declarar-3',
        ],
      },
      value: {
        ...SINCE_2024,
        exercise: 2024,
        taxable: reais('30639.90'),
        rural: reais('153199.50'),
        foreignAssets: true,
        window: { opens: '2024-03-15', closes: '2024-05-31' },
      },
    },
    {
      from: '2023-01-01',
      norm: { act: 'Instrução Normativa RFB nº 2.134/2023', url: 'https://mmcontabilidade.com.br/Materia.aspx?id=21976' },
      evidence: {
        status: 'corroborated',
        sources: [
          'https://mmcontabilidade.com.br/Materia.aspx?id=21976',
          'https://pt.scribd.com/document/658867015/IN-RFB-Nº-2134-2023',
          'https://g1.globo.com/sp/campinas-regiao/noticia/2023/03/15/irpf-2023-prazo-comeca-nesta-quarta-e-receita-espera-1-milhao-de-declaracoes-na-regiao-de-campinas-veja-como-fazer.ghtml',
        ],
      },
      value: {
        ...UNTIL_2023,
        exercise: 2023,
        stockSales: STOCK_SALES,
        emergencyAid: null,
        foreignAssets: false,
        window: { opens: '2023-03-15', closes: '2023-05-31' },
      },
    },
    {
      from: '2022-01-01',
      norm: {
        act: 'Instrução Normativa RFB nº 2.065/2022',
        url: 'https://www.professorvalterdossantos.com/2022/03/IMPOSTO-DE-RENDA-2022-INSTRUCAO-NORMATIVA-RFB-N-2065.html',
      },
      evidence: {
        status: 'verified',
        sources: [
          'https://www.professorvalterdossantos.com/2022/03/IMPOSTO-DE-RENDA-2022-INSTRUCAO-NORMATIVA-RFB-N-2065.html',
          'https://tributa.net/tag/federal/page/4',
          'https://www.em.com.br/app/noticia/economia/2022/04/05/internas_economia,1357838/prazo-de-entrega-da-declaracao-do-imposto-de-renda-2022-e-prorrogado.shtml',
          'https://mossorohoje.com.br/noticias/44586-entrega-das-declaracoes-do-imposto-de-renda-sera-iniciada-no-dia-15-de-marco-e-segue-ate-31-de-maio',
        ],
      },
      value: {
        ...UNTIL_2023,
        exercise: 2022,
        stockSales: null,
        emergencyAid: null,
        foreignAssets: false,
        window: { opens: '2022-03-07', closes: '2022-05-31' },
      },
    },
    {
      from: '2021-01-01',
      norm: {
        act: 'Instruções Normativas RFB nº 2.010/2021, nº 2.019/2021 e nº 2.020/2021',
        url: 'https://jedson.com.br/irpf-rfb-altera-prazo-da-declaracao-do-irpf-2021-para-31-de-maio',
      },
      evidence: {
        status: 'corroborated',
        sources: [
          'https://oglobo.globo.com/economia/ir-2021-menos-de-um-mes-do-fim-do-prazo-149-milhoes-ainda-nao-entregaram-declaracao-2-25005640',
          'https://valor.globo.com/brasil/noticia/2021/02/24/beneficiario-do-auxilio-emergencial-tera-de-declarar-ir-neste-ano-informa-receita.ghtml',
          'https://www.guamareemdia.com/receita-federal-adia-o-prazo-de-entrega-da-declaracao-de-imposto-de-renda/',
        ],
      },
      value: {
        ...UNTIL_2023,
        exercise: 2021,
        stockSales: null,
        emergencyAid: reais('22847.76'),
        foreignAssets: false,
        window: { opens: '2021-03-01', closes: '2021-05-31' },
      },
    },
    {
      from: '2020-01-01',
      norm: {
        act: 'Instruções Normativas RFB nº 1.924/2020 e nº 1.930/2020',
        url: 'https://advocacialunardelli.com.br/rfb-divulga-regras-para-declaracao-do-irpf',
      },
      evidence: {
        status: 'corroborated',
        sources: [
          'https://advocacialunardelli.com.br/rfb-divulga-regras-para-declaracao-do-irpf',
          'IN RFB nº 1.930/2020 (prazo prorrogado)',
        ],
      },
      value: {
        ...UNTIL_2023,
        exercise: 2020,
        stockSales: null,
        emergencyAid: null,
        foreignAssets: false,
        window: { opens: '2020-03-02', closes: '2020-06-30' },
      },
    },
    {
      from: '2019-01-01',
      norm: {
        act: 'Instrução Normativa RFB nº 1.871/2019',
        url: 'https://blog.fococontabil.udi.br/entrega-da-declaracao-do-irpf-2019-comeca-nesta-quinta-feira',
      },
      evidence: {
        status: 'corroborated',
        sources: [
          'https://blog.fococontabil.udi.br/entrega-da-declaracao-do-irpf-2019-comeca-nesta-quinta-feira',
          'Limites repetidos da IN RFB nº 2.065/2022',
        ],
      },
      value: {
        ...UNTIL_2023,
        exercise: 2019,
        stockSales: null,
        emergencyAid: null,
        foreignAssets: false,
        window: { opens: '2019-03-07', closes: '2019-04-30' },
      },
    },
  ],
})
