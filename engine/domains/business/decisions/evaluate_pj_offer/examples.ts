import type { Example } from '../../../../core/operation/card.ts'

export const examples: Example[] = [
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
]
