import type { SearchText } from '../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [],
  phrases: `
    limite de isenção da declaração, obrigados a declarar, regras de quem declara, limite de renda para declarar, quem deve declarar 2026,
    rendimentos tributáveis limite, bens acima de 800 mil, obrigatoriedade 2026, limites da declaração, quem é obrigado a declarar,
    receita rural limite`,
}
