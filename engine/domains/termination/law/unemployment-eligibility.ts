import { law, say } from '../../../core/dated.ts'

interface UnemploymentRequest {
  /** Paid months required, and the months before dismissal in which they count. */
  readonly minimumMonths: number
  readonly withinMonths: number
  /** Number of instalments by months worked in the 36 before dismissal, longest first. */
  readonly installments: readonly { readonly fromMonths: number; readonly count: number }[]
}

export interface UnemploymentEligibility {
  readonly first: UnemploymentRequest
  readonly second: UnemploymentRequest
  /** Third and later requests. */
  readonly later: UnemploymentRequest
  /** Minimum days of a fraction that counts as a month worked. */
  readonly monthFromDays: number
}

export default law<UnemploymentEligibility>({
  id: 'unemployment-eligibility',
  title: 'Seguro-desemprego: carência e número de parcelas',
  dateMeans: 'data da dispensa',
  reviewedOn: '2026-11-14',
  words: {
    first: 'Primeiro pedido',
    second: 'Segundo pedido',
    later: 'Terceiro em diante',
    minimumMonths: 'Meses trabalhados, no mínimo',
    withinMonths: 'Dentro dos últimos meses',
    installments: 'Parcelas',
    fromMonths: 'A partir de quantos meses',
    count: 'Número de parcelas',
    monthFromDays: 'Mês conta a partir de quantos dias',
  },
  check({ first, second, later }) {
    return Object.entries({ first, second, later }).flatMap(([request, { minimumMonths, installments }]) => {
      const last = installments.length - 1
      const { fromMonths } = installments[last]!
      if (fromMonths <= minimumMonths) return []
      const message = say`com ${minimumMonths} meses já há direito, e o número de parcelas só começa em ${fromMonths}: mude os dois`
      return [{ path: [request, 'installments', String(last), 'fromMonths'], message }]
    })
  },
  versions: [
    {
      from: '2015-06-17',
      norm: {
        act: 'Lei nº 7.998/1990, na redação da Lei nº 13.134/2015',
        article: 'arts. 3º, I, e 4º, §§ 2º e 3º',
        published: '2015-06-17',
        url: 'https://www.planalto.gov.br/ccivil_03/leis/l7998.htm',
      },
      evidence: {
        status: 'corroborated',
        sources: [
          'https://www.planalto.gov.br/ccivil_03/leis/l7998.htm',
          'https://www.ladario.ms.gov.br/portal/noticias/0/3/4036/governo-federal-atualiza-tabela-do-seguro-desemprego-com-novos-valores-a-partir-de-janeiro-de-2026',
          'https://www.jornaldocomercio.com/economia/2025/01/1187062-teto-do-seguro-desemprego-sobe-para-rs-2-424-em-2025.html',
          'https://taxpratico.com.br/pagina/nova-regra-da-quantidade-de-parcelas-do-seguro-desemprego',
        ],
      },
      value: {
        first: {
          minimumMonths: 12,
          withinMonths: 18,
          installments: [
            { fromMonths: 24, count: 5 },
            { fromMonths: 12, count: 4 },
          ],
        },
        second: {
          minimumMonths: 9,
          withinMonths: 12,
          installments: [
            { fromMonths: 24, count: 5 },
            { fromMonths: 12, count: 4 },
            { fromMonths: 9, count: 3 },
          ],
        },
        later: {
          minimumMonths: 6,
          withinMonths: 6,
          installments: [
            { fromMonths: 24, count: 5 },
            { fromMonths: 12, count: 4 },
            { fromMonths: 6, count: 3 },
          ],
        },
        monthFromDays: 15,
      },
    },
  ],
})
