export const english = {
  'A calculadora ao contrário: qual valor de um campo da entrada dá o resultado desejado. Use para "quanto de bruto para 8.000 líquidos", "que taxa dá esta parcela", "quantos meses para juntar isto". Acha o menor valor, exato ao centavo, e mostra a conta inteira nele.':
    'The calculator in reverse: which value of an input field gives the desired result. Use for "how much gross for 8,000 net", "what rate gives this installment", "how many months to save this". Finds the smallest value, exact to the centavo, and shows the whole calculation with it.',
  'A procura parou no limite de cálculos: pode haver outros valores que servem, fora dos mostrados.':
    'The search stopped at the calculation limit: there may be other values that work, besides those shown.',
  'A resposta inteira da calculadora nesse valor': "The calculator's whole answer at that value",
  'De qual resultado': 'Of which result',
  'De qual resultado, pelo nome. Como netSalary ou fgts.fine. Omitido: o resultado principal':
    'Of which result, by name. Such as netSalary or fgts.fine. If omitted: the main result',
  'Nenhum dos valores tentados de {0} foi aceito: {1}.': 'None of the values tried for {0} was accepted: {1}.',
  'Nulo quando nenhum serve': 'Null when none works',
  'O menor valor que serve': 'The smallest value that works',
  'O que passa do pedido, ou falta': 'What exceeds what was asked for, or falls short',
  'O que se quis descobrir': 'What was to be found out',
  'O que você quer descobrir': 'What you want to find out',
  'O resultado fica perto do pedido numa faixa larga e oscila pelo arredondamento: pode haver um valor menor que também serve.':
    'The result stays close to what was asked for over a wide range and wavers with rounding: there may be a smaller value that also works.',
  'Onde se procurou': 'Where it was searched',
  'Outro valor que serve': 'Another value that works',
  'Outros valores que servem, quando o resultado sobe e desce': 'Other values that work, when the result goes up and down',
  'Por que nenhum serve: o pedido está abaixo ou acima de todos os resultados, ou a calculadora não aceitou nenhum dos valores tentados':
    'Why none works: what was asked for is below or above all results, or the calculator did not accept any of the values tried',
  'Quanto devia dar': 'How much it should have given',
  'Quanto dá': 'How much it gives',
  'Quanto dá nele': 'How much it gives there',
  'Quanto ele deve dar': 'How much it should give',
  'Quanto preciso para…': 'How much do I need for…',
  'Que salário bruto deixa 8.000,00 líquidos, com dois dependentes': 'What gross salary leaves 8,000.00 net, with two dependents',
  'Que taxa mensal faz 12 parcelas de 186,00 por 2.000,00': 'What monthly rate makes 12 installments of 186.00 for 2,000.00',
  'Se o resultado é exatamente o pedido': 'Whether the result is exactly what was asked for',
  'Sem solução: o mais perto a que se chega': 'No solution: the closest that can be reached',
  'Sem solução: o valor que chega mais perto': 'No solution: the value that comes closest',
  'Um campo numérico da entrada da calculadora; não o informe': "A numeric field of the calculator's input; do not enter it",
  'numeric input': 'numeric input',
  'não há {0} com eles': 'there is no {0} with them',
  'tem mais decimais que {0}, que tem {1}': 'has more decimals than {0}, which has {1}',
  'ver a curva inteira': 'see the whole curve',
}
