import type { SearchText } from '../../../../operation/definition/descriptor.ts'

export const search: SearchText = {
  keywords: [
    'quanto custa demitir',
    'custo da rescisão',
    'demitir funcionário',
    'multa de 40%',
    'acordo trabalhista',
    'mandar funcionário embora',
    'custo para a empresa demitir',
    'dispensar empregado',
  ],
  phrases: `
    mandar embora um funcionário, dispensar funcionário, demitir empregado, custo de demitir, custo de demissão, desligar funcionário,
    desligamento, rescisão para o patrão, rescisão para a empresa, demitir empregada doméstica, quanto gasto para demitir,
    despesa com demissão, demitir vendedora, cortar funcionário, quanto vou gastar com a rescisão, empresa paga na rescisão,
    reduzir o quadro, provisão de rescisão, demissão custo patrão, mandar embora empregado, despesas do patrão, passivo trabalhista,
    empregador demitir, custo da demissão sem justa causa, demissão custo empregador, desligar empregado, desligar balconista,
    prejuízo de demitir, despedir, despedir funcionário, dispensar balconista, tenho uma loja e vou demitir`,
  situations: { hiring: { place: 3 } },
  questions: [
    {
      question: 'Quanto custa mandar embora quem ganha R$ 2.000 e tem 1 ano de casa?',
      input: { salary: 2000, months_worked: 12, months_this_year: 6 },
    },
  ],
}
