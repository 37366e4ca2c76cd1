import type { SearchText } from '../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: ['folha de pagamento', 'fechar a folha', 'rodar a folha', 'holerites de todos', 'folha da empresa', 'encargos da folha'],
}
