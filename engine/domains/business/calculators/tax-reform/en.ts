export const english = {
  '2026, o ano de teste': '2026, the test year',
  '2027 com a CBS suposta em 8,8%': '2027 with the CBS assumed at 8.8%',
  '2027: acabam PIS e Cofins, e a CBS depende da alíquota de referência':
    '2027: PIS and Cofins end, and the CBS depends on the reference rate',
  '2033: só CBS e IBS, por fora do preço': '2033: only CBS and IBS, on top of the price',
  'A alíquota de referência ainda não foi fixada': 'The reference rate has not been set yet',
  'Alíquota de referência do ano, de 2027 em diante': 'Reference rate of the year, from 2027 on',
  'Alíquota do ano, de 2029 em diante': 'Rate of the year, from 2029 on',
  'Ano de teste: CBS e IBS não são recolhidos': 'Test year: CBS and IBS are not paid',
  'As alíquotas de CBS, IBS, ICMS, ISS e PIS/Cofins em cada ano da transição e o peso delas em um preço, com o valor sem tributos mantido. De 2027 em diante o total só sai com a alíquota de referência que você supuser.':
    'The rates of CBS, IBS, ICMS, ISS and PIS/Cofins in each year of the transition and their weight in a price, with the value without taxes kept. From 2027 on there is a total only with the reference rate that you suppose.',
  'As alíquotas de referência são fixadas pelo Senado a cada ano e ainda não são conhecidas: as usadas aqui são as que você supôs.':
    'Reference rates are set by the Senate each year and are not known yet: those used here are the ones you assumed.',
  'As alíquotas somam {value}': 'The rates add up to {value}',
  'CBS suposta': 'Assumed CBS',
  'Cobrados por fora': 'Charged on top',
  'Com ICMS, ISS e PIS/Cofins de hoje dentro dele; o valor sem eles é mantido em todos os anos':
    "With today's ICMS, ISS and PIS/Cofins inside it; the value without them is kept in every year",
  'Em 2026 CBS e IBS são de teste: compensados com PIS e Cofins, ou dispensados de quem cumpre as obrigações; ficam fora do total.':
    'In 2026 CBS and IBS are a test: offset against PIS and Cofins, or waived for those who meet the obligations; they are left out of the total.',
  'Em reais, sobre o preço': 'In reais, on the price',
  'IBS suposto': 'Assumed IBS',
  'ICMS de 17% em 2030': 'ICMS of 17% in 2030',
  'ICMS de hoje': "Today's ICMS",
  'ICMS, ISS e PIS/Cofins não podem somar mais que o preço': 'ICMS, ISS and PIS/Cofins cannot add up to more than the price',
  'ICMS, ISS e PIS/Cofins vão dentro do preço; CBS e IBS, por fora, sobre o preço sem os outros tributos. Sem créditos da cadeia, reduções de setor e imposto seletivo.':
    'ICMS, ISS and PIS/Cofins are inside the price; CBS and IBS, on top, on the price without the other taxes. Without supply-chain credits, sector reductions and selective tax.',
  'ISS de 5% em 2029': 'ISS of 5% in 2029',
  'ISS de hoje': "Today's ISS",
  'O mesmo em todos os anos': 'The same in every year',
  'O preço informado é o de hoje: o que o vendedor recebe sem tributos é mantido, e o preço de cada ano se ajusta aos tributos dele.':
    "The price given is today's: the amount that the seller keeps without taxes stays, and the price of each year follows its taxes.",
  'PIS e Cofins de hoje': "Today's PIS and Cofins",
  'Preço com CBS e IBS': 'Price with CBS and IBS',
  'Preço com ICMS, ISS e PIS/Cofins do ano': "Price with the year's ICMS, ISS and PIS/Cofins",
  'Preço com os tributos de dentro': 'Price with the taxes inside it',
  'Preço de hoje': 'Price of today',
  'Preço sem tributos': 'Price without taxes',
  'Reforma tributária ano a ano': 'Tax reform year by year',
  'Sem elas não há total: informe cbs_reference_rate e, de 2029 em diante, ibs_reference_rate.':
    'Without them there is no total: give cbs_reference_rate and, from 2029 on, ibs_reference_rate.',
  'Soma das alíquotas': 'Sum of the rates',
  'Tributos no preço': 'Taxes in the price',
  'calcular CBS e IBS de uma nota, item a item': 'calculate CBS and IBS of an invoice, item by item',
  'deve ser ao menos {0}': 'must be at least {0}',
  'em {0} a lei já dá a alíquota da CBS': 'in {0} the law already sets the CBS rate',
  'em {0} a lei já dá a alíquota do IBS': 'in {0} the law already sets the IBS rate',
  'sem a alíquota de referência': 'without the reference rate',
  'sem as alíquotas de referência': 'without the reference rates',
  'sem as alíquotas de referência; em 2026, sem o teste': 'without the reference rates; in 2026, without the test',
  '{0} − {1}; alíquota suposta por você': '{0} − {1}; rate assumed by you',
}
