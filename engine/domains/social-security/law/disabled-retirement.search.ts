import type { SearchText } from '../../../core/operation/descriptor.ts'

export const search: SearchText = {
  keywords: ['lc 142', 'aposentadoria pcd'],
  phrases: `deficiência leve, deficiência moderada, deficiência grave, pcd aposentadoria, aposentadoria do deficiente`,
}
