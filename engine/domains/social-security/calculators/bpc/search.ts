import type { SearchText } from '../../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [
    'bpc',
    'loas',
    'benefício de prestação continuada',
    'amparo ao idoso',
    'benefício do idoso',
    'bpc loas',
    'benefício para deficiente',
  ],
  phrases: `
    idoso que nunca contribuiu, 65 anos sem aposentadoria, pessoa com deficiência benefício, filho autista benefício, autismo loas,
    renda por pessoa bpc, um quarto do salário mínimo, dar entrada no loas, direito ao loas, dona de casa idosa benefício,
    benefício assistencial, amparo assistencial, deficiente sem renda`,
  situations: { retirement: { place: 4 }, family: { place: 7 } },
  questions: [
    {
      question: 'Tenho 65 anos, moro com o meu marido e entram R$ 600 na casa: tenho direito ao BPC?',
      input: { applicant: 'elderly', age: 65, members: 2, family_income: 600 },
    },
  ],
}
