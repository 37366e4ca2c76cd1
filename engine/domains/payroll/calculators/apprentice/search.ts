import type { SearchText } from '../../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: ['jovem aprendiz', 'menor aprendiz', 'salário mínimo hora', 'contrato de aprendizagem', 'aprendiz senai', 'primeiro emprego'],
  phrases: `
    salário de aprendiz, aprendiz 4 horas, aprendiz 6 horas, lei do aprendiz, ciee, senac, curso de aprendizagem, adolescente trabalhando,
    meio salário, trabalho do adolescente, filho aprendiz, 14 a 24 anos, programa jovem aprendiz, bolsa do aprendiz, contratado pelo senai,
    aprendiz da loja, estudante aprendiz, garoto de 16 anos trabalhando`,
  situations: { hiring: { place: 5 } },
}
