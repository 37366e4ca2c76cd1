import { law, rate, reais, say } from '../../../core/dated.ts'
import type { Money } from '../../../core/money.ts'
import type { Ratio } from '../../../core/ratio.ts'
import { ascending, progressive, single } from '../../../core/scale.ts'

export interface InssBracket {
  readonly limit: Money
  readonly rate: Ratio
  /** Full rate, deductible from the income tax while the CPMF reduced the rate charged. */
  readonly incomeTaxRate?: Ratio
}

export interface InssTable {
  readonly ceiling: Money
  /** Since March 2020 each rate applies to its own slice (EC 103/2019, art. 28); before, one rate applied to the whole pay. */
  readonly progressive: boolean
  readonly brackets: readonly InssBracket[]
}

export default law<InssTable>({
  id: 'inss',
  title: 'Contribuição do empregado ao INSS',
  dateMeans: 'mês de competência',
  changes: 'january',
  reviewedOn: '2026-11-14',
  says: '{brackets.rate}, teto {ceiling}',
  words: {
    ceiling: 'Teto',
    progressive: 'Progressiva: cada faixa com a sua alíquota',
    brackets: 'Faixas',
    limit: 'Salário até',
    rate: 'Alíquota',
    incomeTaxRate: 'Alíquota dedutível do imposto de renda',
  },
  check({ ceiling, brackets }) {
    const last = brackets.at(-1)!.limit
    if (ceiling === last) return []
    return [{ path: ['ceiling'], message: say`o teto (${ceiling}) deve ser o limite da última faixa (${last})` }]
  },
  versions: [
    {
      from: '2026-01-01',
      norm: {
        act: 'Portaria Interministerial MPS/MF nº 13/2026',
        published: '2026-01-09',
        url: 'https://www.gov.br/inss/pt-br/direitos-e-deveres/inscricao-e-contribuicao/tabela-de-contribuicao-mensal',
      },
      evidence: {
        status: 'verified',
        sources: [
          'https://www.gov.br/inss/pt-br/direitos-e-deveres/inscricao-e-contribuicao/tabela-de-contribuicao-mensal',
          'Tabelas de 2025 e 2026 em código público',
        ],
      },
      value: {
        ceiling: reais('8475.55'),
        progressive: true,
        brackets: progressive([
          ['1621.00', '7.5'],
          ['2902.84', '9'],
          ['4354.27', '12'],
          ['8475.55', '14'],
        ]),
      },
    },
    {
      from: '2025-01-01',
      norm: { act: 'Portaria Interministerial MPS/MF nº 6/2025' },
      evidence: {
        status: 'corroborated',
        sources: [
          'https://dailymarket.info/?p=3342',
          'Tabelas de 2025 e 2026 em código público',
          'https://www.gov.br/receitafederal/pt-br/assuntos/meu-imposto-de-renda/tabelas/exemplos-de-aplicacao-da-lei-15-270-2025',
        ],
      },
      value: {
        ceiling: reais('8157.41'),
        progressive: true,
        brackets: progressive([
          ['1518.00', '7.5'],
          ['2793.88', '9'],
          ['4190.83', '12'],
          ['8157.41', '14'],
        ]),
      },
    },
    {
      from: '2024-01-01',
      norm: { act: 'Portaria Interministerial MPS/MF nº 2/2024' },
      evidence: {
        status: 'corroborated',
        sources: ['https://www.idealsoftwares.com.br/tabelas/tabela.php?id=43', 'http://www.contabeis.com.br/tabelas/inss/'],
      },
      value: {
        ceiling: reais('7786.02'),
        progressive: true,
        brackets: progressive([
          ['1412.00', '7.5'],
          ['2666.68', '9'],
          ['4000.03', '12'],
          ['7786.02', '14'],
        ]),
      },
    },
    {
      from: '2023-05-01',
      norm: { act: 'Portaria Interministerial MPS/MF nº 27/2023' },
      evidence: {
        status: 'corroborated',
        sources: ['https://www.idealsoftwares.com.br/tabelas/tabela.php?id=43', 'http://www.contabeis.com.br/tabelas/inss/'],
      },
      value: {
        ceiling: reais('7507.49'),
        progressive: true,
        brackets: progressive([
          ['1320.00', '7.5'],
          ['2571.29', '9'],
          ['3856.94', '12'],
          ['7507.49', '14'],
        ]),
      },
    },
    {
      from: '2023-01-01',
      norm: { act: 'Portaria Interministerial MPS/MF nº 26/2023' },
      evidence: {
        status: 'corroborated',
        sources: ['https://www.idealsoftwares.com.br/tabelas/tabela.php?id=43', 'Lista histórica de tetos do INSS (A)'],
      },
      value: {
        ceiling: reais('7507.49'),
        progressive: true,
        brackets: progressive([
          ['1302.00', '7.5'],
          ['2571.29', '9'],
          ['3856.94', '12'],
          ['7507.49', '14'],
        ]),
      },
    },
    {
      from: '2022-01-01',
      norm: { act: 'Portaria Interministerial MTP/ME nº 12/2022' },
      evidence: {
        status: 'corroborated',
        sources: ['http://smendes.com.br/utilidades-tabela-do-inss', 'Lista histórica de tetos do INSS (A)'],
      },
      value: {
        ceiling: reais('7087.22'),
        progressive: true,
        brackets: progressive([
          ['1212.00', '7.5'],
          ['2427.35', '9'],
          ['3641.03', '12'],
          ['7087.22', '14'],
        ]),
      },
    },
    {
      from: '2021-01-01',
      norm: { act: 'Portaria SEPRT/ME nº 477/2021' },
      evidence: {
        status: 'corroborated',
        sources: [
          'http://smendes.com.br/utilidades-tabela-do-inss',
          'Tabela histórica do INSS e do IRRF (CSMIG)',
          'Lista histórica de tetos do INSS (A)',
        ],
      },
      value: {
        ceiling: reais('6433.57'),
        progressive: true,
        brackets: progressive([
          ['1100.00', '7.5'],
          ['2203.48', '9'],
          ['3305.22', '12'],
          ['6433.57', '14'],
        ]),
      },
    },
    {
      from: '2020-03-01',
      norm: { act: 'EC nº 103/2019, art. 28; Portaria SEPRT/ME nº 3.659/2020' },
      evidence: {
        status: 'corroborated',
        sources: [
          'https://www.esocialnapratica.net/post/novas-tabelas-de-inss-e-sal%C3%A1rio-fam%C3%ADlia-para-fevereiro-e-mar%C3%A7o-de-2020',
          'https://sintepav-ce.org.br/tabela-de-contribuicao-dos-segurados-empregado-empregado-domestico-e-trabalhador-avulso/',
          'http://smendes.com.br/utilidades-tabela-do-inss',
          'Decreto nº 3.048/1999 (RPS)',
        ],
      },
      value: {
        ceiling: reais('6101.06'),
        progressive: true,
        brackets: progressive([
          ['1045.00', '7.5'],
          ['2089.60', '9'],
          ['3134.40', '12'],
          ['6101.06', '14'],
        ]),
      },
    },
    {
      from: '2020-01-01',
      norm: { act: 'Portarias SEPRT/ME nº 914/2020 e 3.659/2020' },
      evidence: {
        status: 'corroborated',
        sources: [
          'https://www.esocialnapratica.net/post/novas-tabelas-de-inss-e-sal%C3%A1rio-fam%C3%ADlia-para-fevereiro-e-mar%C3%A7o-de-2020',
          'https://sintepav-ce.org.br/tabela-de-contribuicao-dos-segurados-empregado-empregado-domestico-e-trabalhador-avulso/',
          'http://smendes.com.br/utilidades-tabela-do-inss',
        ],
      },
      value: {
        ceiling: reais('6101.06'),
        progressive: false,
        brackets: single([
          ['1830.29', '8'],
          ['3050.52', '9'],
          ['6101.06', '11'],
        ]),
      },
    },
    {
      from: '2019-01-01',
      norm: { act: 'Portaria ME nº 9/2019' },
      evidence: {
        status: 'corroborated',
        sources: ['http://smendes.com.br/utilidades-tabela-do-inss', 'Tabela histórica do INSS e do IRRF (CSMIG)'],
      },
      value: {
        ceiling: reais('5839.45'),
        progressive: false,
        brackets: single([
          ['1751.81', '8'],
          ['2919.72', '9'],
          ['5839.45', '11'],
        ]),
      },
    },
    {
      from: '2018-01-01',
      norm: { act: 'Portaria MF nº 15/2018' },
      evidence: {
        status: 'corroborated',
        sources: ['http://smendes.com.br/utilidades-tabela-do-inss', 'Tabela histórica do INSS e do IRRF (CSMIG)'],
      },
      value: {
        ceiling: reais('5645.80'),
        progressive: false,
        brackets: single([
          ['1693.72', '8'],
          ['2822.90', '9'],
          ['5645.80', '11'],
        ]),
      },
    },
    {
      from: '2017-01-01',
      norm: { act: 'Portaria MF nº 8/2017' },
      evidence: {
        status: 'corroborated',
        sources: [
          'http://smendes.com.br/utilidades-tabela-do-inss',
          'https://www.kaed.com.br/utilitarios/tabelas-praticas/inss/',
          'Tabela histórica do INSS e do IRRF (CSMIG)',
        ],
      },
      value: {
        ceiling: reais('5531.31'),
        progressive: false,
        brackets: single([
          ['1659.38', '8'],
          ['2765.66', '9'],
          ['5531.31', '11'],
        ]),
      },
    },
    {
      from: '2016-01-01',
      norm: { act: 'Portaria Interministerial MTPS/MF nº 1/2016' },
      evidence: {
        status: 'corroborated',
        sources: [
          'http://smendes.com.br/utilidades-tabela-do-inss',
          'https://unionc.com.br/?p=2348',
          'Tabela histórica do INSS e do IRRF (CSMIG)',
        ],
      },
      value: {
        ceiling: reais('5189.82'),
        progressive: false,
        brackets: single([
          ['1556.94', '8'],
          ['2594.92', '9'],
          ['5189.82', '11'],
        ]),
      },
    },
    {
      from: '2015-01-01',
      norm: { act: 'Portaria Interministerial MPS/MF nº 13/2015' },
      evidence: {
        status: 'corroborated',
        sources: [
          'http://smendes.com.br/utilidades-tabela-do-inss',
          'https://unionc.com.br/?p=2348',
          'Tabela histórica do INSS e do IRRF (CSMIG)',
        ],
      },
      value: {
        ceiling: reais('4663.75'),
        progressive: false,
        brackets: single([
          ['1399.12', '8'],
          ['2331.88', '9'],
          ['4663.75', '11'],
        ]),
      },
    },
    {
      from: '2014-01-01',
      norm: { act: 'Portaria Interministerial MPS/MF nº 19/2014' },
      evidence: {
        status: 'corroborated',
        sources: [
          'http://smendes.com.br/utilidades-tabela-do-inss',
          'https://unionc.com.br/?p=2348',
          'Tabela histórica do INSS e do IRRF (CSMIG)',
        ],
      },
      value: {
        ceiling: reais('4390.24'),
        progressive: false,
        brackets: single([
          ['1317.07', '8'],
          ['2195.12', '9'],
          ['4390.24', '11'],
        ]),
      },
    },
    {
      from: '2013-01-01',
      norm: { act: 'Portaria Interministerial MPS/MF nº 15/2013' },
      evidence: {
        status: 'corroborated',
        sources: [
          'http://smendes.com.br/utilidades-tabela-do-inss',
          'https://unionc.com.br/?p=2348',
          'Tabela histórica do INSS e do IRRF (CSMIG)',
        ],
      },
      value: {
        ceiling: reais('4159.00'),
        progressive: false,
        brackets: single([
          ['1247.70', '8'],
          ['2079.50', '9'],
          ['4159.00', '11'],
        ]),
      },
    },
    {
      from: '2012-01-01',
      norm: { act: 'Portaria Interministerial MPS/MF nº 2/2012' },
      evidence: {
        status: 'corroborated',
        sources: [
          'http://smendes.com.br/utilidades-tabela-do-inss',
          'https://unionc.com.br/?p=2348',
          'Tabela histórica do INSS e do IRRF (CSMIG)',
        ],
      },
      value: {
        ceiling: reais('3916.20'),
        progressive: false,
        brackets: single([
          ['1174.86', '8'],
          ['1958.10', '9'],
          ['3916.20', '11'],
        ]),
      },
    },
    {
      from: '2011-07-01',
      norm: { act: 'Portaria Interministerial MPS/MF nº 407/2011' },
      evidence: {
        status: 'corroborated',
        sources: [
          'https://www.catiapipoca.com.br/2011/08/portaria-mfmps-n-4072011-reajusta.html',
          'https://darlenemacielcamelo.blogspot.com/2011_07_15_archive.html',
          'https://unionc.com.br/?p=2348',
          'Tabela histórica do INSS e do IRRF (CSMIG)',
        ],
      },
      caveat: 'Algumas fontes datam o início em 15/07/2011, dia da publicação.',
      value: {
        ceiling: reais('3691.74'),
        progressive: false,
        brackets: single([
          ['1107.52', '8'],
          ['1845.87', '9'],
          ['3691.74', '11'],
        ]),
      },
    },
    {
      from: '2011-01-01',
      norm: { act: 'Portaria Interministerial MPS/MF nº 568/2010' },
      evidence: {
        status: 'corroborated',
        sources: [
          'http://sinprojun.org.br/?p=4574',
          'https://trabalhista.blog/2011/01/03/nova-tabela-de-inss-a-partir-de-1%c2%ba-de-janeiro-de-2011',
          'Tabela histórica do INSS e do IRRF (CSMIG)',
        ],
      },
      value: {
        ceiling: reais('3689.66'),
        progressive: false,
        brackets: single([
          ['1106.90', '8'],
          ['1844.83', '9'],
          ['3689.66', '11'],
        ]),
      },
    },
    {
      from: '2010-06-16',
      norm: { act: 'Portarias Interministeriais MPS/MF nº 333/2010 e 408/2010' },
      evidence: { status: 'corroborated', sources: ['http://sinprojun.org.br/?p=4574', 'Tabela histórica do INSS e do IRRF (CSMIG)'] },
      caveat: 'O dia de início (16/06/2010) não está confirmado; os valores estão.',
      value: {
        ceiling: reais('3467.40'),
        progressive: false,
        brackets: single([
          ['1040.22', '8'],
          ['1733.70', '9'],
          ['3467.40', '11'],
        ]),
      },
    },
    {
      from: '2010-01-01',
      norm: { act: 'Portaria Interministerial MPS/MF nº 350/2009' },
      evidence: { status: 'corroborated', sources: ['http://sinprojun.org.br/?p=4574', 'Tabela histórica do INSS e do IRRF (CSMIG)'] },
      value: {
        ceiling: reais('3416.54'),
        progressive: false,
        brackets: single([
          ['1024.97', '8'],
          ['1708.27', '9'],
          ['3416.54', '11'],
        ]),
      },
    },
    {
      from: '2009-02-01',
      norm: { act: 'Portaria Interministerial MPS/MF nº 48/2009' },
      evidence: { status: 'corroborated', sources: ['http://sinprojun.org.br/?p=4574', 'Tabela histórica do INSS e do IRRF (CSMIG)'] },
      value: {
        ceiling: reais('3218.90'),
        progressive: false,
        brackets: single([
          ['965.67', '8'],
          ['1609.45', '9'],
          ['3218.90', '11'],
        ]),
      },
    },
    {
      from: '2008-03-01',
      norm: { act: 'Portaria Interministerial MPS/MF nº 77/2008' },
      evidence: {
        status: 'corroborated',
        sources: [
          'http://setordepessoal.blogspot.com/2008/07/tabela-de-contribuio-inss.html',
          'Tabela histórica do INSS e do IRRF (CSMIG)',
        ],
      },
      value: {
        ceiling: reais('3038.99'),
        progressive: false,
        brackets: single([
          ['911.70', '8'],
          ['1519.50', '9'],
          ['3038.99', '11'],
        ]),
      },
    },
    {
      from: '2008-01-01',
      norm: { act: 'Portaria Conjunta MF/MPS nº 501/2007' },
      evidence: {
        status: 'corroborated',
        sources: [
          'https://www.contadores.cnt.br/legislacoes/portaria-conjunta-mf-mps-no-501-de-28-de-dezembro-de-2007.html',
          'https://www.normaslegais.com.br/trab/1trabalhista070108.htm',
          'http://diagrama.com.br/informativo-detalhes.asp?codigo=36',
          'Tabela histórica do INSS e do IRRF (CSMIG)',
        ],
      },
      value: {
        ceiling: reais('2894.28'),
        progressive: false,
        brackets: single([
          ['868.29', '8'],
          ['1447.14', '9'],
          ['2894.28', '11'],
        ]),
      },
    },
    {
      from: '2007-04-01',
      norm: { act: 'Portaria MPS nº 142/2007' },
      evidence: {
        status: 'corroborated',
        sources: [
          'Tabela histórica do INSS e do IRRF (CSMIG)',
          'https://www.normaslegais.com.br/trab/1trabalhista070108.htm',
          'http://diagrama.com.br/informativo-detalhes.asp?codigo=36',
          'Lista histórica de tetos do INSS (A)',
        ],
      },
      value: {
        ceiling: reais('2894.28'),
        progressive: false,
        brackets: ascending([
          { limit: reais('868.29'), rate: rate('7.65'), incomeTaxRate: rate('8') },
          { limit: reais('1140.00'), rate: rate('8.65'), incomeTaxRate: rate('9') },
          { limit: reais('1447.14'), rate: rate('9') },
          { limit: reais('2894.28'), rate: rate('11') },
        ]),
      },
    },
    {
      from: '2006-08-01',
      norm: { act: 'Portaria MPS nº 342/2006' },
      evidence: {
        status: 'corroborated',
        sources: ['http://www.ncnet.com.br/contabil/tabelas/tab_sal_contrib.html', 'Tabela histórica do INSS e do IRRF (CSMIG)'],
      },
      value: {
        ceiling: reais('2801.82'),
        progressive: false,
        brackets: ascending([
          { limit: reais('840.55'), rate: rate('7.65'), incomeTaxRate: rate('8') },
          { limit: reais('1050.00'), rate: rate('8.65'), incomeTaxRate: rate('9') },
          { limit: reais('1400.91'), rate: rate('9') },
          { limit: reais('2801.82'), rate: rate('11') },
        ]),
      },
    },
    {
      from: '2006-04-01',
      norm: { act: 'Portaria MPS nº 119/2006' },
      evidence: {
        status: 'corroborated',
        sources: [
          'https://camargoeassociados.com.br/recursoshumanos/tabela_inss.htm',
          'http://www.ncnet.com.br/contabil/tabelas/tab_sal_contrib.html',
          'Tabela histórica do INSS e do IRRF (CSMIG)',
        ],
      },
      value: {
        ceiling: reais('2801.56'),
        progressive: false,
        brackets: ascending([
          { limit: reais('840.47'), rate: rate('7.65'), incomeTaxRate: rate('8') },
          { limit: reais('1050.00'), rate: rate('8.65'), incomeTaxRate: rate('9') },
          { limit: reais('1400.77'), rate: rate('9') },
          { limit: reais('2801.56'), rate: rate('11') },
        ]),
      },
    },
    {
      from: '2005-05-01',
      norm: { act: 'Portaria MPS nº 822/2005' },
      evidence: {
        status: 'corroborated',
        sources: [
          'https://camargoeassociados.com.br/recursoshumanos/tabela_inss.htm',
          'http://www.ncnet.com.br/contabil/tabelas/tab_sal_contrib.html',
          'https://sindicom.org.br/site/links/tabinss052005.asp',
          'Tabela histórica do INSS e do IRRF (CSMIG)',
        ],
      },
      value: {
        ceiling: reais('2668.15'),
        progressive: false,
        brackets: ascending([
          { limit: reais('800.45'), rate: rate('7.65'), incomeTaxRate: rate('8') },
          { limit: reais('900.00'), rate: rate('8.65'), incomeTaxRate: rate('9') },
          { limit: reais('1334.07'), rate: rate('9') },
          { limit: reais('2668.15'), rate: rate('11') },
        ]),
      },
    },
    {
      from: '2004-05-01',
      norm: { act: 'Portaria MPS nº 479/2004' },
      evidence: {
        status: 'corroborated',
        sources: [
          'https://camargoeassociados.com.br/recursoshumanos/tabela_inss.htm',
          'https://sindicom.org.br/site/links/tabinss052005.asp',
          'Tabela histórica do INSS e do IRRF (CSMIG)',
        ],
      },
      value: {
        ceiling: reais('2508.72'),
        progressive: false,
        brackets: ascending([
          { limit: reais('752.62'), rate: rate('7.65'), incomeTaxRate: rate('8') },
          { limit: reais('780.00'), rate: rate('8.65'), incomeTaxRate: rate('9') },
          { limit: reais('1254.36'), rate: rate('9') },
          { limit: reais('2508.72'), rate: rate('11') },
        ]),
      },
    },
    {
      from: '2004-01-01',
      norm: { act: 'EC nº 41/2003; Portarias MPS nº 12/2004 e 53/2004' },
      evidence: {
        status: 'corroborated',
        sources: [
          'https://sinprosp.org.br/noticias/15',
          'https://tribunapr.com.br/noticias/economia/novos-salarios-de-contribuicao-para-o-inss/amp',
          'Tabela histórica do INSS e do IRRF (CSMIG)',
        ],
      },
      value: {
        ceiling: reais('2400.00'),
        progressive: false,
        brackets: ascending([
          { limit: reais('720.00'), rate: rate('7.65'), incomeTaxRate: rate('8') },
          { limit: reais('1200.00'), rate: rate('9') },
          { limit: reais('2400.00'), rate: rate('11') },
        ]),
      },
    },
    {
      from: '2003-06-01',
      norm: { act: 'Portaria MPS nº 727/2003' },
      evidence: {
        status: 'corroborated',
        sources: [
          'Tabela histórica do INSS e do IRRF (CSMIG)',
          'https://gecont.com.br//servico/tabela-de-salario-familia',
          'https://tribunapr.com.br/noticias/economia/novos-salarios-de-contribuicao-para-o-inss/amp',
          'Lista histórica de tetos do INSS (A)',
        ],
      },
      value: {
        ceiling: reais('1869.34'),
        progressive: false,
        brackets: ascending([
          { limit: reais('560.81'), rate: rate('7.65'), incomeTaxRate: rate('8') },
          { limit: reais('720.00'), rate: rate('8.65'), incomeTaxRate: rate('9') },
          { limit: reais('934.67'), rate: rate('9') },
          { limit: reais('1869.34'), rate: rate('11') },
        ]),
      },
    },
    {
      from: '2003-04-01',
      norm: { act: 'Portaria MPS nº 348/2003' },
      evidence: {
        status: 'corroborated',
        sources: [
          'http://machadoadvogados.com.br/sem-categoria-2/contribuio-de-empregados-tem-nova-tabela-a-partir-de-abril-de-2003/',
          'Tabela histórica do INSS e do IRRF (CSMIG)',
        ],
      },
      value: {
        ceiling: reais('1561.56'),
        progressive: false,
        brackets: ascending([
          { limit: reais('468.47'), rate: rate('7.65'), incomeTaxRate: rate('8') },
          { limit: reais('720.00'), rate: rate('8.65'), incomeTaxRate: rate('9') },
          { limit: reais('780.78'), rate: rate('9') },
          { limit: reais('1561.56'), rate: rate('11') },
        ]),
      },
    },
    {
      from: '2002-06-01',
      norm: { act: 'Portaria MPAS nº 525/2002, Anexo II, republicado pela Portaria nº 610/2002' },
      evidence: {
        status: 'corroborated',
        sources: [
          'https://www.contabeis.com.br/legislacao/14155/portaria-mpas-610-2002',
          'Tabela histórica do INSS e do IRRF (CSMIG)',
          'Lista histórica de tetos do INSS (A)',
        ],
      },
      value: {
        ceiling: reais('1561.56'),
        progressive: false,
        brackets: ascending([
          { limit: reais('468.47'), rate: rate('7.65'), incomeTaxRate: rate('8') },
          { limit: reais('600.00'), rate: rate('8.65'), incomeTaxRate: rate('9') },
          { limit: reais('780.78'), rate: rate('9') },
          { limit: reais('1561.56'), rate: rate('11') },
        ]),
      },
    },
    {
      from: '2002-04-01',
      norm: { act: 'Lei nº 9.311/1996, art. 17, II; MP nº 35/2002 (salário mínimo)' },
      evidence: { status: 'reported', sources: ['Tabela histórica do INSS e do IRRF (CSMIG)'] },
      value: {
        ceiling: reais('1430.00'),
        progressive: false,
        brackets: ascending([
          { limit: reais('429.00'), rate: rate('7.65'), incomeTaxRate: rate('8') },
          { limit: reais('600.00'), rate: rate('8.65'), incomeTaxRate: rate('9') },
          { limit: reais('715.00'), rate: rate('9') },
          { limit: reais('1430.00'), rate: rate('11') },
        ]),
      },
    },
    {
      from: '2001-06-01',
      norm: { act: 'Portaria MPAS nº 1.987/2001' },
      evidence: {
        status: 'corroborated',
        sources: [
          'https://www.informanet.com.br/Prodinfo/boletim/2001/Trabalhista/ass.prev/salario-25-2001.htm',
          'Tabela histórica do INSS e do IRRF (CSMIG)',
          'Lista histórica de tetos do INSS (A)',
        ],
      },
      value: {
        ceiling: reais('1430.00'),
        progressive: false,
        brackets: ascending([
          { limit: reais('429.00'), rate: rate('7.65'), incomeTaxRate: rate('8') },
          { limit: reais('540.00'), rate: rate('8.65'), incomeTaxRate: rate('9') },
          { limit: reais('715.00'), rate: rate('9') },
          { limit: reais('1430.00'), rate: rate('11') },
        ]),
      },
    },
    {
      from: '2001-04-01',
      norm: { act: 'Portaria MPAS nº 908/2001' },
      evidence: {
        status: 'corroborated',
        sources: [
          'https://informanet.com.br/Prodinfo/boletim/2001/Trabalhista/ass.prev/salarios-15b-2001.htm',
          'Tabela histórica do INSS e do IRRF (CSMIG)',
        ],
      },
      value: {
        ceiling: reais('1328.25'),
        progressive: false,
        brackets: ascending([
          { limit: reais('398.48'), rate: rate('7.65'), incomeTaxRate: rate('8') },
          { limit: reais('540.00'), rate: rate('8.65'), incomeTaxRate: rate('9') },
          { limit: reais('664.13'), rate: rate('9') },
          { limit: reais('1328.25'), rate: rate('11') },
        ]),
      },
    },
    {
      from: '2001-03-18',
      norm: { act: 'Portaria MPAS nº 845/2001' },
      evidence: {
        status: 'corroborated',
        sources: [
          'https://www.informanet.com.br/Prodinfo/boletim/2001/Trabalhista/ass.prev/tabeladesalario-13b-2001.htm',
          'http://economia.estadao.com.br/noticias/geral,nova-tabela-de-contribuicao-ao-inss,20010320p11705',
          'Tabela histórica do INSS e do IRRF (CSMIG)',
        ],
      },
      value: {
        ceiling: reais('1328.25'),
        progressive: false,
        brackets: ascending([
          { limit: reais('398.48'), rate: rate('7.65'), incomeTaxRate: rate('8') },
          { limit: reais('453.00'), rate: rate('8.65'), incomeTaxRate: rate('9') },
          { limit: reais('664.13'), rate: rate('9') },
          { limit: reais('1328.25'), rate: rate('11') },
        ]),
      },
    },
    {
      from: '2000-06-01',
      norm: { act: 'Portaria MPAS nº 6.211/2000' },
      evidence: {
        status: 'corroborated',
        sources: [
          'Tabela histórica do INSS e do IRRF (CSMIG)',
          'http://economia.estadao.com.br/noticias/geral,nova-tabela-de-contribuicao-ao-inss,20010320p11705',
          'Lista histórica de tetos do INSS (A)',
        ],
      },
      caveat: 'Entre 1º e 16 de junho de 2000 as alíquotas reduzidas podem ter sido 7,65% e 8,65%.',
      value: {
        ceiling: reais('1328.25'),
        progressive: false,
        brackets: ascending([
          { limit: reais('398.48'), rate: rate('7.72'), incomeTaxRate: rate('8') },
          { limit: reais('453.00'), rate: rate('8.73'), incomeTaxRate: rate('9') },
          { limit: reais('664.13'), rate: rate('9') },
          { limit: reais('1328.25'), rate: rate('11') },
        ]),
      },
    },
    {
      from: '2000-05-01',
      norm: { act: 'Portaria MPAS nº 5.107/2000, Anexo III' },
      evidence: {
        status: 'reported',
        sources: [
          'Tabela histórica do INSS e do IRRF (CSMIG)',
          'http://www.empresario.com.br/legislacao/edicoes/2000/inss_abr_mai_txt.html',
          'https://legisweb.com.br/legislacao/?legislacao=182179',
        ],
      },
      value: {
        ceiling: reais('1255.32'),
        progressive: false,
        brackets: ascending([
          { limit: reais('376.60'), rate: rate('7.65'), incomeTaxRate: rate('8') },
          { limit: reais('453.00'), rate: rate('8.65'), incomeTaxRate: rate('9') },
          { limit: reais('627.66'), rate: rate('9') },
          { limit: reais('1255.32'), rate: rate('11') },
        ]),
      },
    },
    {
      from: '2000-04-01',
      norm: { act: 'Portaria MPAS nº 5.107/2000, Anexo I' },
      evidence: {
        status: 'reported',
        sources: [
          'Tabela histórica do INSS e do IRRF (CSMIG)',
          'http://www.empresario.com.br/legislacao/edicoes/2000/inss_abr_mai_txt.html',
          'https://legisweb.com.br/legislacao/?legislacao=182179',
        ],
      },
      value: {
        ceiling: reais('1255.32'),
        progressive: false,
        brackets: ascending([
          { limit: reais('376.60'), rate: rate('7.65'), incomeTaxRate: rate('8') },
          { limit: reais('450.00'), rate: rate('8.65'), incomeTaxRate: rate('9') },
          { limit: reais('627.66'), rate: rate('9') },
          { limit: reais('1255.32'), rate: rate('11') },
        ]),
      },
    },
    {
      from: '1999-06-17',
      norm: { act: 'Portaria MPAS nº 5.326/1999' },
      evidence: {
        status: 'corroborated',
        sources: [
          'http://www.informanet.com.br/Prodinfo/boletim/1999/Trabalhista/ass.previ/acs-2799.htm',
          'Tabela histórica do INSS e do IRRF (CSMIG)',
        ],
      },
      value: {
        ceiling: reais('1255.32'),
        progressive: false,
        brackets: ascending([
          { limit: reais('376.60'), rate: rate('7.65'), incomeTaxRate: rate('8') },
          { limit: reais('408.00'), rate: rate('8.65'), incomeTaxRate: rate('9') },
          { limit: reais('627.66'), rate: rate('9') },
          { limit: reais('1255.32'), rate: rate('11') },
        ]),
      },
    },
    {
      from: '1999-06-01',
      norm: { act: 'Portaria MPAS nº 5.188/1999' },
      evidence: {
        status: 'reported',
        sources: ['https://www1.folha.uol.com.br/fsp/dinheiro/fi11059918.htm', 'Lista histórica de tetos do INSS (A)'],
      },
      caveat: 'Entre 1º e 16 de junho de 1999 as fontes divergem quanto à redução pela CPMF.',
      value: {
        ceiling: reais('1255.32'),
        progressive: false,
        brackets: single([
          ['376.60', '8'],
          ['627.66', '9'],
          ['1255.32', '11'],
        ]),
      },
    },
    {
      from: '1999-01-01',
      norm: { act: 'Lei nº 8.212/1991, art. 20, com o fim da primeira CPMF' },
      evidence: {
        status: 'corroborated',
        sources: ['Tabela histórica do INSS e do IRRF (CSMIG)', 'http://sato.adm.br/guiadp/paginas/trib_inss_01a310599.htm'],
      },
      caveat: 'O dia exato de janeiro de 1999 em que cessou a redução da CPMF tem uma única fonte.',
      value: {
        ceiling: reais('1200.00'),
        progressive: false,
        brackets: single([
          ['360.00', '8'],
          ['600.00', '9'],
          ['1200.00', '11'],
        ]),
      },
    },
    {
      from: '1998-12-01',
      norm: { act: 'EC nº 20/1998; Portaria MPAS nº 4.883/1998; OS DAF nº 196/1998' },
      evidence: {
        status: 'corroborated',
        sources: [
          'https://normasbrasil.com.br/norma/ordem-de-servico-196-1998_91102.html',
          'Tabela histórica do INSS e do IRRF (CSMIG)',
          'Lista histórica de tetos do INSS (A)',
        ],
      },
      value: {
        ceiling: reais('1200.00'),
        progressive: false,
        brackets: ascending([
          { limit: reais('360.00'), rate: rate('7.82'), incomeTaxRate: rate('8') },
          { limit: reais('390.00'), rate: rate('8.82'), incomeTaxRate: rate('9') },
          { limit: reais('600.00'), rate: rate('9') },
          { limit: reais('1200.00'), rate: rate('11') },
        ]),
      },
    },
    {
      from: '1998-06-01',
      norm: { act: 'Portaria MPAS nº 4.479/1998; OS DAF nº 188/1998' },
      evidence: {
        status: 'corroborated',
        sources: [
          'https://www.normasbrasil.com.br/norma/ordem-de-servico-188-1998_91109.html',
          'Tabela histórica do INSS e do IRRF (CSMIG)',
          'Lista histórica de tetos do INSS (A)',
        ],
      },
      value: {
        ceiling: reais('1081.50'),
        progressive: false,
        brackets: ascending([
          { limit: reais('324.45'), rate: rate('7.82'), incomeTaxRate: rate('8') },
          { limit: reais('390.00'), rate: rate('8.82'), incomeTaxRate: rate('9') },
          { limit: reais('540.75'), rate: rate('9') },
          { limit: reais('1081.50'), rate: rate('11') },
        ]),
      },
    },
    {
      from: '1998-05-01',
      norm: { act: 'Portaria MPAS nº 4.448/1998' },
      evidence: {
        status: 'reported',
        sources: ['Tabela histórica do INSS e do IRRF (CSMIG)', 'https://www.normasbrasil.com.br/norma/portaria-4448-1998_181054.html'],
      },
      value: {
        ceiling: reais('1031.87'),
        progressive: false,
        brackets: ascending([
          { limit: reais('309.56'), rate: rate('7.82'), incomeTaxRate: rate('8') },
          { limit: reais('390.00'), rate: rate('8.82'), incomeTaxRate: rate('9') },
          { limit: reais('515.93'), rate: rate('9') },
          { limit: reais('1031.87'), rate: rate('11') },
        ]),
      },
    },
    {
      from: '1997-06-01',
      norm: { act: 'Ordem de Serviço INSS nº 573/1997' },
      evidence: {
        status: 'reported',
        sources: [
          'Tabela histórica do INSS e do IRRF (CSMIG)',
          'Lista histórica de tetos do INSS (A)',
          'Lista histórica de tetos do INSS (B)',
        ],
      },
      value: {
        ceiling: reais('1031.87'),
        progressive: false,
        brackets: ascending([
          { limit: reais('309.56'), rate: rate('7.82'), incomeTaxRate: rate('8') },
          { limit: reais('360.00'), rate: rate('8.82'), incomeTaxRate: rate('9') },
          { limit: reais('515.93'), rate: rate('9') },
          { limit: reais('1031.87'), rate: rate('11') },
        ]),
      },
    },
    {
      from: '1997-05-01',
      norm: { act: 'Lei nº 9.311/1996, art. 17, II; MP nº 1.572/1997 (salário mínimo)' },
      evidence: { status: 'reported', sources: ['Tabela histórica do INSS e do IRRF (CSMIG)'] },
      value: {
        ceiling: reais('957.56'),
        progressive: false,
        brackets: ascending([
          { limit: reais('287.27'), rate: rate('7.82'), incomeTaxRate: rate('8') },
          { limit: reais('360.00'), rate: rate('8.82'), incomeTaxRate: rate('9') },
          { limit: reais('478.78'), rate: rate('9') },
          { limit: reais('957.56'), rate: rate('11') },
        ]),
      },
    },
    {
      from: '1997-01-23',
      norm: { act: 'Portaria Interministerial nº 16/1997; Ordem de Serviço DAF nº 153/1997 (CPMF)' },
      evidence: {
        status: 'reported',
        sources: [
          'Tabela histórica do INSS e do IRRF (CSMIG)',
          'https://www.normasbrasil.com.br/norma/ordem-de-servico-153-1997_91067.html',
        ],
      },
      value: {
        ceiling: reais('957.56'),
        progressive: false,
        brackets: ascending([
          { limit: reais('287.27'), rate: rate('7.82'), incomeTaxRate: rate('8') },
          { limit: reais('336.00'), rate: rate('8.82'), incomeTaxRate: rate('9') },
          { limit: reais('478.78'), rate: rate('9') },
          { limit: reais('957.56'), rate: rate('11') },
        ]),
      },
    },
    {
      from: '1996-05-01',
      norm: { act: 'Portaria MPAS nº 3.251/1996' },
      evidence: {
        status: 'reported',
        sources: [
          'Tabela histórica do INSS e do IRRF (CSMIG)',
          'Lista histórica de tetos do INSS (A)',
          'Lista histórica de tetos do INSS (B)',
        ],
      },
      value: {
        ceiling: reais('957.56'),
        progressive: false,
        brackets: single([
          ['287.27', '8'],
          ['478.78', '9'],
          ['957.56', '11'],
        ]),
      },
    },
    {
      from: '1995-08-01',
      norm: { act: 'Lei nº 9.032/1995; OS DAF nº 131/1995' },
      evidence: {
        status: 'corroborated',
        sources: [
          'https://normasbrasil.com.br/norma/ordem-de-servico-131-1995_91008.html',
          'Lei nº 8.212/1991',
          'Tabela histórica do INSS e do IRRF (CSMIG)',
        ],
      },
      value: {
        ceiling: reais('832.66'),
        progressive: false,
        brackets: single([
          ['249.80', '8'],
          ['416.33', '9'],
          ['832.66', '11'],
        ]),
      },
    },
    {
      from: '1995-05-01',
      norm: { act: 'Portaria MPAS nº 2.005/1995' },
      evidence: {
        status: 'reported',
        sources: [
          'Tabela histórica do INSS e do IRRF (CSMIG)',
          'Lista histórica de tetos do INSS (A)',
          'Lista histórica de tetos do INSS (B)',
          'Lei nº 8.212/1991',
        ],
      },
      caveat: 'A alíquota de 10% de maio a julho de 1995 tem uma única fonte.',
      value: {
        ceiling: reais('832.66'),
        progressive: false,
        brackets: single([
          ['249.80', '8'],
          ['416.33', '9'],
          ['832.66', '10'],
        ]),
      },
    },
    {
      from: '1995-01-01',
      norm: { act: 'Portaria MPS nº 929/1994; Lei nº 8.212/1991, art. 20' },
      evidence: { status: 'reported', sources: ['Tabela histórica do INSS e do IRRF (CSMIG)', 'Lista histórica de tetos do INSS (A)'] },
      value: {
        ceiling: reais('582.86'),
        progressive: false,
        brackets: single([
          ['174.86', '8'],
          ['291.43', '9'],
          ['582.86', '10'],
        ]),
      },
    },
    {
      from: '1994-07-01',
      norm: { act: 'Portarias MPS nº 928 e 929/1994' },
      evidence: {
        status: 'reported',
        sources: [
          'https://www1.folha.uol.com.br/fsp/1994/3/04/dinheiro/22.html',
          'Lista histórica de tetos do INSS (A)',
          'Lista histórica de tetos do INSS (B)',
        ],
      },
      caveat: 'As alíquotas de 7,77%, 8,77% e 9,77% de julho a dezembro de 1994 foram inferidas da vigência do IPMF; o teto é confirmado.',
      value: {
        ceiling: reais('582.86'),
        progressive: false,
        brackets: ascending([
          { limit: reais('174.86'), rate: rate('7.77'), incomeTaxRate: rate('8') },
          { limit: reais('291.43'), rate: rate('8.77'), incomeTaxRate: rate('9') },
          { limit: reais('582.86'), rate: rate('9.77'), incomeTaxRate: rate('10') },
        ]),
      },
    },
  ],
})
