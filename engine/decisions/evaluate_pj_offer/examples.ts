import type { Examples } from '../../operation/definition/examples.ts'
import type definition from './index.ts'

export const examples: Examples<typeof definition> = [
  {
    title: 'Dobro do salário como PJ',
    on: '2026-11-14',
    input: { current_clt_gross: 8000, proposed_pj_invoice: 16000 },
    result: { verdict: 'accept_pj', route: 'factor_r' },
    source:
      'LC nº 123/2006, art. 18, § 5º-J e anexo III: com pró-labore de 28% da nota a empresa paga pelo anexo III; o dobro cobre 13º, férias e FGTS',
  },
  {
    title: 'O mesmo valor nunca compensa o 13º, as férias e o FGTS perdidos',
    on: '2026-11-14',
    input: { current_clt_gross: 4000, proposed_pj_invoice: 4000 },
    result: { verdict: 'stay_clt' },
    source: 'CLT e Lei nº 8.036/1990: 13º, terço de férias e FGTS somam mais de 19% do salário, além do imposto da empresa',
  },
  {
    title: 'Com plano de saúde e vale-refeição a perder, uma nota 10% maior não compensa',
    on: '2026-11-14',
    input: { current_clt_gross: 4000, proposed_pj_invoice: 4400, benefits: 1000 },
    result: { verdict: 'stay_clt' },
    source: 'CLT, art. 129, e Lei nº 8.036/1990: só o FGTS (8%), o 13º (1/12) e o terço de férias (1/36) já passam de 10% do salário',
  },
]
