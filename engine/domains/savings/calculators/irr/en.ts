export const english = {
  'A TIR supõe que o que se recebe é reaplicado à mesma taxa; compare também o valor presente líquido.':
    'The IRR assumes that what is received is reinvested at the same rate; compare the net present value as well.',
  'A taxa interna de retorno é de {value}': 'The internal rate of return is {value}',
  'A taxa que um projeto ou empréstimo rende: a que iguala o que se paga ao que se recebe. Para o valor a uma taxa dada, veja o VPL.':
    'The rate a project or loan earns: the one that makes what is paid equal to what is received. For the value at a given rate, see NPV.',
  'Cinco recebimentos desiguais': 'Five unequal receipts',
  'Com datas: 12% em um ano': 'With dates: 12% in one year',
  'Duas taxas possíveis: vale a mais próxima de zero': 'Two possible rates: the one closest to zero is used',
  'Nenhuma taxa acima de −99,99% e até 100.000.000% por período iguala o que se paga ao que se recebe.':
    'No rate above −99.99% and up to 100,000,000% per period makes what is paid equal to what is received.',
  'Nenhuma taxa iguala entradas e saídas': 'No rate makes inflows and outflows equal',
  'O primeiro período vazio não muda a taxa': 'An empty first period does not change the rate',
  'O tempo de cada valor é contado em dias corridos ÷ {0}, e a taxa é ao ano.':
    'The time of each amount is counted in calendar days ÷ {0}, and the rate is yearly.',
  'Os valores mudam de sinal mais de uma vez': 'The amounts change sign more than once',
  'Os valores mudam de sinal mais de uma vez: pode haver mais de uma taxa, e a informada é a mais próxima de zero.':
    'The amounts change sign more than once: there may be more than one rate, and the one given is the closest to zero.',
  'Paga 50, recebe 35 e 22': 'Pays 50, receives 35 and 22',
  'Passos da busca': 'Search steps',
  'Pode haver mais de uma taxa': 'There may be more than one rate',
  'Por período; com datas, ao ano': 'Per period; with dates, per year',
  'Por que não há taxa': 'Why there is no rate',
  'Só muda a taxa ao ano; com datas não se usa': 'Only changes the yearly rate; not used with dates',
  'Só recebimentos: não há taxa': 'Only receipts: there is no rate',
  'Taxa interna de retorno': 'Internal rate of return',
  'Taxa interna de retorno (TIR)': 'Internal rate of return (IRR)',
  'Taxa interna de retorno ao ano': 'Internal rate of return per year',
  'Todos os valores vão no mesmo sentido: nenhuma taxa iguala o que se paga ao que se recebe.':
    'All the amounts go in the same direction: no rate makes what is paid equal to what is received.',
  'Um ano': 'A year',
  'Um período é': 'A period is',
  'Um período é um mês: a taxa ao ano compõe doze deles.': 'A period is a month: the yearly rate compounds twelve of them.',
  'Uma para cada valor; a taxa então é ao ano': 'One for each amount; the rate is then yearly',
  'Uma por período, a primeira hoje; o que se paga é negativo. Como -50; 35; 22':
    'One per period, the first today; what is paid is negative. Such as -50; 35; 22',
  'não existe': 'does not exist',
  'taxa em que a soma dos {0} valores, trazidos à data do primeiro, é zero':
    'rate at which the sum of the {0} {0|amount|amounts}, brought to the date of the first, is zero',
  'ter o valor a uma taxa dada': 'get the value at a given rate',
}
