import { describe, expect, test } from 'vitest';
import type { RecognisedText } from '../../catalogue/paper-menu/recognised-text.ts';
import { readHotelCard } from './read-hotel-card.ts';

/** Lines of a card from top to bottom. A number before a text is its height in pixels. */
const card = (...lines: (string | readonly [number, string])[]): RecognisedText[] =>
  lines.map((line, at) => {
    const [height, text] = typeof line === 'string' ? [30, line] : line;
    return { text, sureness: 0.9, slope: 0, box: { left: 40, top: 40 + at * 80, width: 600, height } };
  });

describe('the text of a hotel’s card (rule address-32)', () => {
  test('readHotelCard reads name, address, telephone number and city from a hotel card with labels', () => {
    const read = readHotelCard(
      card(
        [60, '国际饭店'],
        'PARKHOTELSHANGHAI',
        '地址：上海市黄浦区南京西路170号',
        'Add:170NanjingWestRoadShanghai',
        '电话：021-63275225 传真：021-63276958',
      ),
    );
    expect(read).toEqual({
      nameZh: '国际饭店',
      addressZh: '上海市黄浦区南京西路170号',
      phone: '+86 21 63275225',
      cityZh: '上海市',
    });
  });

  test('readHotelCard reads name, address and telephone number from a hotel card without labels', () => {
    const read = readHotelCard(
      card([52, '上海新世界丽笙大酒店'], 'RadissonBlu', '上海市南京西路88号', '+862163599999'),
    );
    expect(read).toMatchObject({
      nameZh: '上海新世界丽笙大酒店',
      addressZh: '上海市南京西路88号',
      phone: '+86 21 63599999',
    });
  });

  test('readHotelCard reads the hotel from a booking confirmation, and not the dates of the stay', () => {
    const read = readHotelCard(
      card(
        [48, '预订已确认'],
        '入住酒店：汉庭酒店(上海人民广场店)',
        '入住2026年12月3日 离店2026年12月5日',
        '酒店地址:上海市黄浦区',
        '福州路699号2楼',
        '联系电话:021-63220000',
        '客服电话:4008121121',
      ),
    );
    expect(read).toEqual({
      nameZh: '汉庭酒店(上海人民广场店)',
      addressZh: '上海市黄浦区福州路699号2楼',
      phone: '+86 21 63220000',
      cityZh: '上海市',
    });
  });

  test.each([
    ['北京市朝阳区建国路l18号', '北京市朝阳区建国路118号', '北京市'],
    ['广东省深圳市福田区深南大道1O01号', '广东省深圳市福田区深南大道1001号', '深圳市'],
    ['地址:西安市碑林区南大街3号邮编:710001', '西安市碑林区南大街3号', '西安市'],
    ['成都市锦江区人民南路二段80号 Chengdu', '成都市锦江区人民南路二段80号', '成都市'],
  ])('readHotelCard reads the printed line "%s" as the address %s in %s', (line, addressZh, cityZh) => {
    expect(readHotelCard(card('某某宾馆', line))).toMatchObject({ nameZh: '某某宾馆', addressZh, cityZh });
  });

  test.each([
    ['总机 (021) 6327 5225', '+86 21 63275225'],
    ['TEL 0755-83888888', '+86 755 83888888'],
    ['手机13800138000', '+86 13800138000'],
    ['Fax:021-63276958', ''],
  ])('readHotelCard reads from the printed line "%s" the telephone number "%s"', (line, phone) => {
    expect(readHotelCard(card(line)).phone).toBe(phone);
  });

  test('readHotelCard joins the recognised texts in one row of a hotel card to one line', () => {
    const [label, address] = card('地址', '上海市黄浦区汉口路740号');
    const box = { ...label?.box, left: 200, top: 42, width: 500, height: 30 };
    const row = [{ ...address, box } as RecognisedText, ...(label ? [label] : [])];
    expect(readHotelCard(row).addressZh).toBe('上海市黄浦区汉口路740号');
  });

  test('readHotelCard returns empty texts for a photo without Chinese text', () => {
    expect(readHotelCard(card('HELLO', '2026'))).toEqual({ nameZh: '', addressZh: '', phone: '', cityZh: '' });
    expect(readHotelCard([])).toEqual({ nameZh: '', addressZh: '', phone: '', cityZh: '' });
  });
});
