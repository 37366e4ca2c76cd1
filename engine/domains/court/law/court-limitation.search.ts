import type { SearchText } from '../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [],
  phrases: `prazo para entrar com ação na lei, prescrição quinquenal na lei, prescrição do fgts, súmula 362`,
}
