import type { SearchText } from '../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [],
  phrases: `
    prazo da rescisão, prazo para pagar a rescisão, dez dias, artigo 477, art 477, multa do 477, dias para pagar o acerto,
    atraso da rescisão, prazo do acerto, quando pagam a rescisão, quanto tempo para pagar o acerto, multa por atraso na rescisão,
    empresa tem quantos dias, rescisão não paga no prazo, prazo de homologação, empresa paga o acerto em, não depositaram a rescisão,
    saí e não pagaram, não pagaram meu acerto, não recebi a rescisão`,
}
