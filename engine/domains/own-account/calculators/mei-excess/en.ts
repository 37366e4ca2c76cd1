export const english = {
  'A receita de 12 meses passa de {0}: calcule cada mês no Simples Nacional, na faixa dele.':
    '12-month revenue exceeds {0}: calculate each month under Simples Nacional, in its bracket.',
  'A receita passa da primeira faixa do Simples: a conta é a do ano inteiro':
    'Revenue exceeds the first Simples bracket: the calculation is that of the whole year',
  'A saída é retroativa': 'The exit is retroactive',
  'Alíquota do Simples na primeira faixa': 'Simples rate in the first bracket',
  'Ano de abertura: a empresa abriu em {0} e ficou aberta até dezembro.':
    'Opening year: the company opened in {0} and stayed open until December.',
  'Caminhoneiro: o limite é outro': 'Truck driver: the limit is different',
  'Comunique a saída do MEI até o fim do mês seguinte ao do excesso e procure um contador.':
    'Report the exit from MEI by the end of the month after that of the excess and see an accountant.',
  'Comunique a saída do MEI no Portal do Simples Nacional.': 'Report the exit from MEI on the Portal do Simples Nacional.',
  'Comércio com 97.200,00: exatamente 20% acima': 'Commerce with 97,200.00: exactly 20% over',
  'Continue pagando a guia do MEI até dezembro; em janeiro a empresa passa a microempresa.':
    'Keep paying the MEI slip until December; in January the company becomes a microenterprise.',
  'Deixa o MEI em': 'Leaves MEI on',
  'Duzentos mil reais: fora da primeira faixa, sem conta anual':
    'Two hundred thousand reais: outside the first bracket, no annual calculation',
  'Em 2017 o limite era de sessenta mil': 'In 2017 the limit was sixty thousand',
  Excesso: 'Excess',
  'Excesso sobre o limite': 'Excess as a share of the limit',
  'Imposto a mais': 'Extra tax',
  'Limite com os 20%': 'Limit with the 20%',
  'Limite de receita': 'Revenue limit',
  'MEI que passou do limite': 'MEI that went over the limit',
  'Metade serviços, metade comércio': 'Half services, half commerce',
  'Nada a fazer: a receita cabe no limite do ano.': "Nothing to do: revenue fits in the year's limit.",
  'Não há imposto a mais': 'There is no extra tax',
  'Não se sabe se as guias do MEI já pagas no ano abatem o imposto retroativo: nada foi descontado.':
    'It is not known whether the MEI slips already paid in the year reduce the retroactive tax: nothing was taken off.',
  'O ano todo é refeito no Simples, mês a mês, com multa e juros.':
    'The whole year is redone under Simples, month by month, with fine and interest.',
  'O excesso é repartido entre comércio e serviços na mesma proporção da receita.':
    'The excess is split between commerce and services in the same proportion as revenue.',
  'O frete é tratado pela alíquota da atividade escolhida; a do caminhoneiro sobre o excesso não foi encontrada em texto oficial.':
    "Freight is treated at the rate of the activity chosen; the truck driver's rate on the excess was not found in an official text.",
  'O que acontece quando a receita do ano passa do limite do MEI: até 20% e acima de 20%, o imposto a mais e quando se deixa o MEI. Para a guia do mês, use a do MEI.':
    "What happens when the year's revenue goes over the MEI limit: up to 20% and above 20%, the extra tax and when the company leaves MEI. For the month's payment slip, use the MEI one.",
  'Pague o DAS complementar sobre o excesso junto com a guia de janeiro, sem multa nem juros.':
    "Pay the complementary DAS on the excess together with January's slip, with no fine and no interest.",
  'Parte da receita que é de serviços': 'Share of revenue from services',
  'Receita acima do limite': 'Revenue above the limit',
  'Receita bruta do ano': 'Gross revenue of the year',
  'Seis meses de atividade no limite proporcional': 'Six months of activity at the proportional limit',
  'Serviços com 97.200,00': 'Services with 97,200.00',
  'Sete meses, de junho a dezembro, além dos 20%': 'Seven months, from June to December, beyond the 20%',
  'Só para comércio e serviços': 'Only for commerce and services',
  'Um centavo além dos 20%: o ano inteiro no Simples': 'One centavo beyond the 20%: the whole year in Simples',
  'Visão do ano inteiro pela primeira faixa do Simples; o cálculo certo é mês a mês, com multa e juros de cada guia, que não entram aqui.':
    'A view of the whole year by the first Simples bracket; the right calculation is month by month, with fine and interest on each slip, which are not included here.',
  'Você paga {value} de imposto a mais': 'You pay {value} in extra tax',
  abril: 'April',
  agosto: 'August',
  'dentro do limite': 'within the limit',
  dezembro: 'December',
  fevereiro: 'February',
  'informe que parte da receita é de serviços': 'give what share of revenue is from services',
  janeiro: 'January',
  julho: 'July',
  junho: 'June',
  maio: 'May',
  março: 'March',
  novembro: 'November',
  'o MEI caminhoneiro só existe desde abril de 2022; escolha outra data':
    'the truck driver MEI has only existed since April 2022; choose another date',
  outubro: 'October',
  'quando a receita passa da primeira faixa do Simples': 'when revenue exceeds the first Simples bracket',
  setembro: 'September',
  'só vale para comércio com serviços (mixed)': 'only applies to commerce with services (mixed)',
  '{0}; a receita cabe no limite': '{0}; revenue fits in the limit',
  'É MEI caminhoneiro': 'Is a truck driver MEI',
}
