import type { SearchText } from '../../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: ['período aquisitivo', 'período concessivo', 'períodos de férias', 'férias vencidas em qual período'],
  phrases: `
    quais férias eu tenho direito desde a admissão, quando vence minhas férias, meu período aquisitivo, prazo para a empresa dar férias,
    faltas diminuem as férias, férias em dobro por atraso`,
}
