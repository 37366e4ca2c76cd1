export const english = {
  'Calculado a partir dos microdados do Novo CAGED: declarações no prazo mais as fora do prazo, menos as excluídas, pelo mês da movimentação.':
    'Calculated from the Novo CAGED microdata: declarations on time plus the late ones, minus the deleted ones, by the month of the movement.',
  'Conta as declarações entregues até {0}: os últimos meses ainda mudam com declarações fora do prazo.':
    'Counts the declarations delivered up to {0}: the last months still change with late declarations.',
  'Faltam correções do período, que não foram carregadas: {0}.': 'Corrections of the period, which were not loaded, are missing: {0}.',
  'MTE/PDET, microdados do Novo CAGED': 'MTE/PDET, Novo CAGED microdata',
  'Os estados são os de mais admissões, não os de mais empregados: o cadastro registra movimentações, não o estoque.':
    'The states are those with most hirings, not those with most employees: the register records movements, not the stock.',
  'Salários de admissão, sem contratos intermitentes e sem valores abaixo de 0,3 ou acima de 150 salários mínimos do mês; quantis por interpolação linear.':
    'Hiring salaries, without intermittent contracts and without amounts below 0.3 or above 150 minimum wages of the month; quantiles by linear interpolation.',
  'Só {0} admissões com salário considerado no período; são precisas 10.':
    'Only {0} {0|hiring|hirings} with salary considered in the period; 10 are needed.',
  'centavo salaries 1': 'centavo salaries 1',
}
