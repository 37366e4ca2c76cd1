export const english = {
  '(em {0})': '(in {0})',
  'A curva': 'The curve',
  'A opção em palavras': 'The option in words',
  'A procura de quebras parou no limite de cálculos: pode haver outras na curva.':
    'The search for breaks stopped at the calculation limit: there may be others on the curve.',
  'Até. Obrigatório para um número': 'To. Required for a number',
  'De que ato': 'Of which act',
  'Desde. Obrigatório para um número': 'From. Required for a number',
  'E se variasse…': 'What if it varied…',
  'Numérico, de opções ou de sim e não; não o informe': 'Numeric, of options or yes/no; do not enter it',
  'O limite da lei que a explica': 'The limit in the law that explains it',
  'O líquido de cada bruto entre 1.000,00 e 10.000,00, e onde a curva quebra':
    'The net of each gross between 1,000.00 and 10,000.00, and where the curve breaks',
  'O mesmo cálculo com um campo variando: a curva de um ou mais resultados, ponto a ponto, e onde ela quebra porque a lei tem ali uma faixa, um teto ou uma dispensa. Use para "como a parcela muda com o prazo", "onde meu imposto salta".':
    'The same calculation with one field varying: the curve of one or more results, point by point, and where it breaks because the law has a bracket, a ceiling or a waiver there. Use for "how the installment changes with the term", "where my tax jumps".',
  'O mesmo valor em regimes diferentes da empresa': 'The same amount under different company tax regimes',
  'O resultado': 'The result',
  'O último valor antes dela': 'The last value before it',
  'Onde a curva salta ou muda de inclinação': 'Where the curve jumps or changes slope',
  'Os resultados': 'The results',
  'Quanto salta, ou quanto passa a crescer a mais por unidade': 'How much it jumps, or how much more it starts to grow per unit',
  'Resultados a mostrar. Como netSalary,fgts.fine. Omitidos: o principal':
    'Results to show. Such as netSalary,fgts.fine. If omitted: the main one',
  'Salto, ou mudança de inclinação': 'Jump, or change of slope',
  'Se todas as quebras foram procuradas': 'Whether all breaks were searched for',
  'achar um valor exato': 'find an exact value',
  'deve ser ao menos {0}; veio {1}': 'must be at least {0}; got {1}',
  'deve ser no máximo {0}; veio {1}': 'must be at most {0}; got {1}',
  'não se aplica a um campo de opções: vão todas': 'does not apply to a field of options: all of them are used',
  'só dois casos': 'only two cases',
  'tem mais de {0} casas decimais, ou é grande demais': 'has more than {0} decimal {0|place|places}, or is too large',
  'é obrigatório para um campo numérico': 'is required for a numeric field',
}
