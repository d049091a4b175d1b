import type { CalendarDate } from '../../src/calendar/dates.ts';

/** The classic numbers of a date, spelled once more without the code of src/method. */
export function expectedBirthNumbers(date: CalendarDate) {
  const [day, month, year] = dateParts(date);
  const [one, two, four] = [addDigits(month + day, 33), addDigits(day + year, 33), addDigits(month + year, 33)];
  const [d, m, y] = [addDigits(day, 0), addDigits(month, 0), addDigits(year, 0)];
  const appearing = [date.day, ...passed(day + month + year)];
  return {
    lifePath: addDigits(day + month + year, 33),
    birthday: day,
    karmicDebts: [13, 14, 16, 19].filter((debt) => appearing.includes(debt)),
    pinnacles: [one, two, addDigits(one + two, 33), four],
    challenges: [Math.abs(m - d), Math.abs(d - y), Math.abs(Math.abs(m - d) - Math.abs(d - y)), Math.abs(m - y)],
    firstEnd: 36 - addDigits(day + month + year, 0),
  };
}

function dateParts({ day, month, year }: CalendarDate): [number, number, number] {
  return [addDigits(day, 22), addDigits(month, 22), addDigits(year, 22)];
}

/** A total and what it becomes on the way down; 11, 22 and 33, where it stops, lead to no debt either. */
function passed(total: number): number[] {
  return total < 10 ? [total] : [total, ...passed(digitSum(total))];
}

function addDigits(n: number, largestMaster: number): number {
  return n < 10 || (n % 11 === 0 && n <= largestMaster) ? n : addDigits(digitSum(n), largestMaster);
}

function digitSum(n: number): number {
  return [...String(n)].reduce((sum, digit) => sum + Number(digit), 0);
}
