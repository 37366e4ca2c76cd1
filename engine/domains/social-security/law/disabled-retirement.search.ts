import type { SearchText } from '../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: ['lc 142', 'aposentadoria pcd'],
  phrases: `deficiência leve, deficiência moderada, deficiência grave, pcd aposentadoria, aposentadoria do deficiente`,
}
