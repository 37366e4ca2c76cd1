import { law, rate } from '../../../core/dated.ts'
import type { Ratio } from '../../../core/ratio.ts'

export interface LateCharges {
  /** Maximum late fine by kind of debt; leases have no specific limit. */
  readonly maxFine: { readonly consumer: Ratio; readonly condominium: Ratio; readonly energy: Ratio }
  /** Monthly interest allowed by the energy regulation, accrued daily. */
  readonly energyMonthlyInterest: Ratio
}

export default law<LateCharges>({
  id: 'late-charges',
  title: 'Multa e juros por atraso',
  dateMeans: 'dia do pagamento',
  reviewedOn: '2026-11-14',
  words: {
    maxFine: 'Multa, no máximo',
    consumer: 'Conta de consumo',
    condominium: 'Condomínio',
    energy: 'Conta de luz',
    energyMonthlyInterest: 'Juros da conta de luz ao mês',
  },
  versions: [
    {
      from: '2024-08-30',
      norm: {
        act: 'Lei nº 8.078/1990 (CDC), Código Civil (com a Lei nº 14.905/2024) e Resolução Normativa ANEEL nº 1.000/2021',
        article: 'CDC, art. 52, § 1º; Código Civil, art. 1.336, § 1º; REN 1.000, art. 343',
        url: 'https://www.planalto.gov.br/ccivil_03/leis/l8078compilado.htm',
      },
      evidence: {
        status: 'verified',
        sources: [
          'https://www.planalto.gov.br/ccivil_03/leis/l8078compilado.htm',
          'https://www.planalto.gov.br/ccivil_03/_ato2023-2026/2024/lei/l14905.htm',
          'https://www2.aneel.gov.br/cedoc/ren20211000.html',
        ],
      },
      value: {
        maxFine: { consumer: rate('2'), condominium: rate('2'), energy: rate('2') },
        energyMonthlyInterest: rate('1'),
      },
    },
    {
      from: '2003-01-11',
      norm: {
        act: 'Lei nº 8.078/1990 (CDC, com a Lei nº 9.298/1996) e Código Civil (Lei nº 10.406/2002)',
        article: 'CDC, art. 52, § 1º; Código Civil, art. 1.336, § 1º',
        url: 'https://www.planalto.gov.br/ccivil_03/leis/l8078compilado.htm',
      },
      evidence: {
        status: 'reported',
        sources: [
          'https://www.planalto.gov.br/ccivil_03/leis/l8078compilado.htm',
          'https://www.planalto.gov.br/ccivil_03/leis/2002/l10406compilada.htm',
        ],
      },
      caveat: 'A conta de luz segue aqui o limite das relações de consumo: a regra da ANEEL desta data não está no registro.',
      value: {
        maxFine: { consumer: rate('2'), condominium: rate('2'), energy: rate('2') },
        energyMonthlyInterest: rate('1'),
      },
    },
  ],
})
