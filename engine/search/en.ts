export const english = {
  '(provisório desde {0}, ainda sem a leitura no Banco Central)': '(provisional since {0}, not yet read at the central bank)',
  '(valor de {0})': '(value of {0})',
  'Desde {0}: {1}': 'Since {0}: {1}',
  'Mediana de quem foi admitido{0}: {1} ({2} a {3})': 'Median of those hired{0}: {1} ({2} to {3})',
  'Salários da família {0} da CBO': 'Salaries of CBO family {0}',
  'a pergunta não diz': 'the question does not say',
  'indicador taxa cotação histórico acumulado variação índice gráfico série atual rendeu subiu':
    'indicador taxa cotação histórico acumulado variação índice gráfico série atual rendeu subiu',
  'não informado': 'not stated',
  'tabela lei alíquota faixa teto vigente nova atualizada vigor': 'tabela lei alíquota faixa teto vigente nova atualizada vigor',
  '{0}, desde {1}': '{0}, since {1}',
  '{0}, em {1}: {2}{3}': '{0}, on {1}: {2}{3}',
  'é o padrão quando ninguém diz outro': 'it is the default when none is given',
  'é o último mês publicado': 'it is the last published month',
}
