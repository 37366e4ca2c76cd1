export const english = {
  '"{0}" deve ser JSON: {"inss_payable":"2.1.3.01"}.': '"{0}" must be JSON: {"inss_payable":"2.1.3.01"}.',
  '"{0}" não é o registro de uma folha. Escolha outra pasta.': '"{0}" is not the record of a payroll. Choose another folder.',
  'A coluna "{0}" pode ser {1}: ponha no título a natureza, ou o lado entre parênteses: "{2} (provento)", "{3} (desconto)".':
    'Column "{0}" may be {1}: put the nature in its title, or the side in parentheses: "{2} (earning)", "{3} (deduction)".',
  'As diferenças pedem os dois: --from AAAA-MM, o primeiro mês, e --paid arquivo, como as pessoas foram pagas.':
    'The differences ask for both: --from YYYY-MM, the first month, and --paid file, how the people were paid.',
  'Com --out as pessoas vêm de um arquivo, para que a folha possa ser continuada.':
    'With --out the people come from a file, so that the payroll can be resumed.',
  'Custo do mês: {0} a mais ou a menos.': 'Cost of the month: {0} more or less.',
  'Diga o arquivo das pessoas: centavo payroll pessoas.csv --month 2026-10, ou - para a entrada.':
    'Give the file of the people: centavo payroll pessoas.csv --month 2026-10, or - for standard input.',
  'Diga o mês: {0} 2026-10.': 'Give the month: {0} 2026-10.',
  'Hipótese: {0}.': 'Hypothesis: {0}.',
  'Já há uma folha em "{0}": continue com --resume, ou escolha outra pasta.':
    'There is already a payroll in "{0}": continue with --resume, or choose another folder.',
  'Não se pode continuar: {0} desde que a folha começou. Escolha outra pasta.':
    'Cannot continue: {0} since the payroll started. Choose another folder.',
  'Não se sabe o que é a coluna "{0}": use um campo (id, basic_salary, dependents…), uma natureza de quatro números ou o nome da linha, com a unidade entre parênteses: "Faltas (dias)".':
    'The column "{0}" was not recognized: use a field (id, basic_salary, dependents…), a four-digit nature or the name of the line, with the unit in parentheses: "Faltas (dias)".',
  'Não se sabe o que é a coluna "{0}"{1}': 'Column "{0}" is not known{1}',
  'O arquivo de --lines precisa das colunas id e nature (ou label), e de {0}.':
    'The --lines file needs the columns id and nature (or label), and {0}.',
  'a lei registrada mudou': 'the recorded law changed',
  'a linha não foi entendida': 'the line was not understood',
  'a linha passa de 64 KiB': 'the line is more than 64 KiB',
  'há uma aspa sem par nesta linha': 'there is an unpaired quote in this line',
  'net_negative: faltam {0}': 'net_negative: {0} short',
  'não está no arquivo de --paid': 'is not in the --paid file',
  'o arquivo das pessoas mudou': 'the file of the people changed',
  'o mês, a empresa ou as opções mudaram': 'the month, the company or the options changed',
  'payroll recebe um arquivo por vez; sobrou "{0}".': 'payroll takes one file at a time; "{0}" is left over.',
  '{0} pagos, {1} recusados, {2} com líquido abaixo de zero.': '{0} paid, {1} refused, {2} with net pay below zero.',
}
