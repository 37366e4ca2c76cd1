import { law, rate, reais, say } from '../../../core/dated.ts'
import type { Money } from '../../../core/money.ts'
import type { Ratio } from '../../../core/ratio.ts'

/** The lowest instalment is the minimum wage of the day (Lei 7.998/1990, art. 5º, § 2º), in the minimum-wage table. */
export interface UnemploymentBenefit {
  readonly firstLimit: Money
  /** Rate on the whole average, up to the first limit. */
  readonly firstRate: Ratio
  readonly secondLimit: Money
  /** Rate on the excess over the first limit, added to `secondAmount`. */
  readonly secondRate: Ratio
  readonly secondAmount: Money
  /** Fixed instalment above the second limit. */
  readonly highest: Money
}

export default law<UnemploymentBenefit>({
  id: 'unemployment-insurance',
  title: 'Seguro-desemprego: valor da parcela',
  dateMeans: 'data da dispensa',
  changes: 'january',
  reviewedOn: '2026-11-14',
  says: 'maior parcela de {highest}',
  words: {
    firstLimit: 'Primeira faixa: média até',
    firstRate: 'Primeira faixa: parte da média',
    secondLimit: 'Segunda faixa: média até',
    secondRate: 'Segunda faixa: parte do que passa da primeira',
    secondAmount: 'Segunda faixa: valor somado',
    highest: 'Maior parcela',
  },
  check({ firstLimit, secondLimit }) {
    if (firstLimit < secondLimit) return []
    return [{ path: ['secondLimit'], message: say`a segunda faixa (${secondLimit}) deve acabar depois da primeira (${firstLimit})` }]
  },
  versions: [
    {
      from: '2026-01-11',
      norm: {
        act: 'Lei nº 7.998/1990, art. 5º; tabela do Ministério do Trabalho para 2026 (INPC)',
        url: 'https://portalfat.mte.gov.br/mte-reajusta-valores-do-beneficio-seguro-desemprego/',
      },
      evidence: {
        status: 'corroborated',
        sources: [
          'https://portalfat.mte.gov.br/mte-reajusta-valores-do-beneficio-seguro-desemprego/',
          'https://www.fatos24h.com.br/single-post/seguro-desemprego-tem-novos-valores-em-2026',
          'https://www.ladario.ms.gov.br/portal/noticias/0/3/4036/governo-federal-atualiza-tabela-do-seguro-desemprego-com-novos-valores-a-partir-de-janeiro-de-2026',
          'https://github.com/ottodigitalmedia/calculo-oficial',
        ],
      },
      value: {
        firstLimit: reais('2222.17'),
        firstRate: rate('80'),
        secondLimit: reais('3703.99'),
        secondRate: rate('50'),
        secondAmount: reais('1777.74'),
        highest: reais('2518.65'),
      },
    },
    {
      from: '2025-01-11',
      norm: {
        act: 'Lei nº 7.998/1990, art. 5º; tabela do Ministério do Trabalho para 2025 (INPC)',
        url: 'https://www.gov.br/trabalho-e-emprego/pt-br/pdfs/sei_4274391_anexo.pdf',
      },
      evidence: {
        status: 'corroborated',
        sources: [
          'https://www.gov.br/trabalho-e-emprego/pt-br/pdfs/sei_4274391_anexo.pdf',
          'https://g1.globo.com/trabalho-e-carreira/noticia/2025/01/10/seguro-desemprego-veja-tabela-com-novos-valores-para-2025-e-como-solicitar-beneficio.ghtml',
          'https://www.jornaldocomercio.com/economia/2025/01/1187062-teto-do-seguro-desemprego-sobe-para-rs-2-424-em-2025.html',
          'https://github.com/ottodigitalmedia/calculo-oficial',
        ],
      },
      value: {
        firstLimit: reais('2138.76'),
        firstRate: rate('80'),
        secondLimit: reais('3564.96'),
        secondRate: rate('50'),
        secondAmount: reais('1711.01'),
        highest: reais('2424.11'),
      },
    },
    {
      from: '2024-01-11',
      norm: {
        act: 'Lei nº 7.998/1990, art. 5º; tabela do Ministério do Trabalho para 2024 (INPC)',
        url: 'https://www.planalto.gov.br/ccivil_03/leis/l7998.htm',
      },
      evidence: {
        status: 'corroborated',
        sources: [
          'https://jovempan.com.br/noticias/brasil/governo-federal-atualiza-tabela-do-seguro-desemprego-para-2024-veja-valores.html',
          'https://vtnews.com.br/esporte/seguro-desemprego-em-2024-novos-valores-e-procedimentos-para-solicitar-o-beneficio',
        ],
      },
      caveat: 'A parcela fixa publicada em 2024, R$ 1.633,10, é um centavo menor que 80% do limite.',
      value: {
        firstLimit: reais('2041.39'),
        firstRate: rate('80'),
        secondLimit: reais('3402.65'),
        secondRate: rate('50'),
        secondAmount: reais('1633.10'),
        highest: reais('2313.74'),
      },
    },
    {
      from: '2023-01-11',
      norm: {
        act: 'Lei nº 7.998/1990, art. 5º; tabela do Ministério do Trabalho para 2023 (INPC)',
        url: 'https://www.planalto.gov.br/ccivil_03/leis/l7998.htm',
      },
      evidence: {
        status: 'corroborated',
        sources: [
          'https://mobills.com.br/tabelas/seguro-desemprego',
          'https://multicalculadora.com.br/blog/calculadora/calcular-seguro-desemprego-2022.html',
        ],
      },
      value: {
        firstLimit: reais('1968.36'),
        firstRate: rate('80'),
        secondLimit: reais('3280.93'),
        secondRate: rate('50'),
        secondAmount: reais('1574.69'),
        highest: reais('2230.97'),
      },
    },
    {
      from: '2022-01-11',
      norm: {
        act: 'Lei nº 7.998/1990, art. 5º; tabela do Ministério do Trabalho para 2022 (INPC)',
        url: 'https://www.planalto.gov.br/ccivil_03/leis/l7998.htm',
      },
      evidence: {
        status: 'corroborated',
        sources: [
          'https://www.aquariuscontabil.com.br/noticias/empresariais/2022/01/13/divulgada-tabela-anual-do-seguro-desemprego-para-o-ano-de-2022.html',
          'https://sintibref-minas.org.br/posts/valor-do-seguro-desemprego-e-corrigido-para-2022',
          'https://mobills.com.br/tabelas/seguro-desemprego',
        ],
      },
      caveat: 'A parcela fixa publicada em 2022, R$ 1.486,53, está truncada; 80% do limite dariam R$ 1.486,54.',
      value: {
        firstLimit: reais('1858.17'),
        firstRate: rate('80'),
        secondLimit: reais('3097.26'),
        secondRate: rate('50'),
        secondAmount: reais('1486.53'),
        highest: reais('2106.08'),
      },
    },
    {
      from: '2021-01-11',
      norm: {
        act: 'Lei nº 7.998/1990, art. 5º; tabela do Ministério do Trabalho para 2021 (INPC)',
        url: 'https://www.planalto.gov.br/ccivil_03/leis/l7998.htm',
      },
      evidence: {
        status: 'corroborated',
        sources: [
          'https://www.praticacontabil.cnt.br/noticias/tecnicas/2021/01/19/quais-os-valores-do-seguro-desemprego-para-2021.html',
          'https://fdr.com.br/2021/01/14/tabela-do-seguro-desemprego-atualiza-parcelas-a-partir-de-2021',
        ],
      },
      caveat: 'O primeiro dia da tabela de 2021 é noticiado de formas diferentes (1º, 11 ou 12 de janeiro); aqui, 11 de janeiro.',
      value: {
        firstLimit: reais('1686.79'),
        firstRate: rate('80'),
        secondLimit: reais('2811.60'),
        secondRate: rate('50'),
        secondAmount: reais('1349.43'),
        highest: reais('1911.84'),
      },
    },
    {
      from: '2020-01-11',
      norm: {
        act: 'Lei nº 7.998/1990, art. 5º; tabela do Ministério do Trabalho para 2020 (INPC)',
        url: 'https://www.planalto.gov.br/ccivil_03/leis/l7998.htm',
      },
      evidence: {
        status: 'corroborated',
        sources: [
          'https://gazetadopovo.com.br/economia/breves/tabela-do-seguro-desemprego-reajustada-pelo-inpc',
          'https://editalconcursosbrasil.com.br/noticias/2020/01/seguro-desemprego-em-2020-parcela-maxima-chega-a-1800',
          'https://www.consultaropis.com/2020/02/pagamento-seguro-desemprego.html',
        ],
      },
      value: {
        firstLimit: reais('1599.61'),
        firstRate: rate('80'),
        secondLimit: reais('2666.29'),
        secondRate: rate('50'),
        secondAmount: reais('1279.69'),
        highest: reais('1813.03'),
      },
    },
    {
      from: '2019-01-11',
      norm: {
        act: 'Lei nº 7.998/1990, art. 5º; tabela do Ministério do Trabalho para 2019 (INPC)',
        url: 'https://www.planalto.gov.br/ccivil_03/leis/l7998.htm',
      },
      evidence: {
        status: 'reported',
        sources: ['https://gazetadopovo.com.br/economia/breves/tabela-do-seguro-desemprego-reajustada-pelo-inpc'],
      },
      caveat: 'Tabela de 2019 com uma só fonte: o teto foi noticiado, os limites das faixas não foram confirmados.',
      value: {
        firstLimit: reais('1531.02'),
        firstRate: rate('80'),
        secondLimit: reais('2551.96'),
        secondRate: rate('50'),
        secondAmount: reais('1224.82'),
        highest: reais('1735.29'),
      },
    },
  ],
})
