export const english = {
  '5ª Completo Fundamental': '5th grade complete',
  '5º ano completo': '5th grade complete',
  'A mediana, os quartis, os estados e a escolaridade são de outra janela, de {0} a {1}, e não se comparam à média:':
    'The median, the quartiles, the states and the schooling are of another window, from {0} to {1}, and are not comparable with the average:',
  'A média passa do dobro da mediana, sinal de valores declarados errado: prefira a mediana.':
    'The average is more than twice the median, a sign of amounts declared wrong: prefer the median.',
  'A média é o salário real de admissão aproximado, corrigido pela inflação por quem o publicou; difere da média nominal dos microdados.':
    'The average is the approximate real hiring salary, corrected for inflation by its publisher; it differs from the nominal average of the microdata.',
  'A: 100 salários ou mais e 93% das admissões aproveitadas; B: 30 e 85%; C: 30 e 70%; D: sem mediana. Null quando não houve admissões, ou quando a mediana foi calculada aqui, dos microdados.':
    'A: 100 salaries or more and 93% of the hires used; B: 30 and 85%; C: 30 and 70%; D: no median. Null when there were no hires, or when the median was calculated here, from the microdata.',
  'Admissões, desligamentos e média: agregados já publicados do Novo CAGED, e não calculados aqui.':
    'Hires, terminations and average: aggregates already published from the Novo CAGED, not calculated here.',
  Analfabeto: 'Illiterate',
  'Até 5ª Incompleto': 'Up to 5th grade, incomplete',
  'Até o 5º ano incompleto': 'Up to 5th grade, incomplete',
  'Até que mês as declarações foram contadas (AAAA-MM); null quando quem publicou não informou':
    'Up to which month the declarations were counted (YYYY-MM); null when the publisher did not say',
  'Do 6º ao 9º ano': '6th to 9th grade',
  Doutorado: 'Doctorate',
  'Fundamental Completo': 'Completed elementary and middle school',
  'Fundamental completo': 'Completed elementary and middle school',
  'Grau C: só de 70% a 85% das admissões têm salário fixo aproveitável, e a mediana pode se afastar da real mais do que nas outras famílias.':
    'Grade C: only 70% to 85% of the hires have a usable fixed salary, and the median may be further from the real one than in the other families.',
  'Grau de confiança da mediana': 'Confidence grade of the median',
  'MTE/PDET, agregados publicados do Novo CAGED': 'MTE/PDET, published aggregates of Novo CAGED',
  'MTE/PDET, microdados da RAIS {0}; {1}': 'MTE/PDET, RAIS {0} microdata; {1}',
  'MTE/PDET, microdados do Novo CAGED; {0}': 'MTE/PDET, Novo CAGED microdata; {0}',
  'Meses que as estatísticas cobrem': 'Months the statistics cover',
  'Meses {0}, como 202501–202512': 'Months {0}, such as 202501–202512',
  Mestrado: "Master's degree",
  'Médio Completo': 'High school complete',
  'Médio Incompleto': 'High school incomplete',
  'Médio completo': 'High school complete',
  'Médio incompleto': 'High school incomplete',
  'Nenhuma admissão desta família foi declarada no período.': 'No hire in this family was declared in the period.',
  'Novo CAGED de 01/2025 a 12/2025, só as movimentações declaradas no prazo (arquivos de março de 2026): sem as declarações fora do prazo nem as excluídas, os totais ficam cerca de 1% abaixo dos oficiais.':
    'Novo CAGED from January 2025 to December 2025, only the movements declared on time (files of March 2026): without the late declarations or the deleted ones, the totals are about 1% below the official ones.',
  'Não Identificado': 'Not identified',
  'Os salários declarados não dão uma mediana confiável: valores abaixo do salário mínimo ou sem um centro definido.':
    'The declared salaries do not give a reliable median: amounts below the minimum wage or without a defined center.',
  'Primeiro mês (AAAA-MM)': 'First month (YYYY-MM)',
  'Pós-Graduação completa': 'Postgraduate studies complete',
  'Quantos meses': 'How many months',
  'Salário fixo declarado no contrato, entre R$ 100 e R$ 500 mil: quem ganha por hora fica de fora, e contratos intermitentes, parciais e de aprendiz entram. Mediana exata e média simples; os quartis não foram calculados.':
    'Fixed salary declared in the contract, between R$ 100 and R$ 500 thousand: those paid by the hour are left out, and intermittent, part-time and apprentice contracts are included. Exact median and simple average; the quartiles were not calculated.',
  'Superior Completo': 'Higher education complete',
  'Superior Incompleto': 'Higher education incomplete',
  'Superior completo': 'Higher education complete',
  'Superior incompleto': 'Higher education incomplete',
  'Só a média e as contagens foram publicadas para este período.': 'Only the average and the counts were published for this period.',
  'Só {0} das admissões têm salário fixo aproveitável (as outras são por hora ou aula, ou sem valor); são precisos {1}%.':
    'Only {0} of the hires have a usable fixed salary (the others are by the hour or class, or without an amount); {1}% are needed.',
  'Só {0} {1} salário fixo aproveitável; são precisas {2}.': 'Only {0} {1} a usable fixed salary; {2} are needed.',
  'admissão tem': 'hire has',
  'admissões têm': 'hires have',
  'agregação de github.com/sidneyhori/jobs, commit 2e7055d': 'aggregation by github.com/sidneyhori/jobs, commit 2e7055d',
  '{0}. Mediana: {1}': '{0}. Median: {1}',
  'Último mês (AAAA-MM)': 'Last month (YYYY-MM)',
}
