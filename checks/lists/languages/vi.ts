import type { Language } from './language.ts';

export const vi: Language = {
  name: 'Vietnamese',
  script: 'Latn',
  functionWords:
    'và của là có trong cho được không các với một những người này khi đã để đến từ cũng như về ra nhiều ở tại sẽ vào ' +
    'phải năm theo trên nhưng tôi hơn việc bị',
  furtherFunctionWords: 'của cho với những trong như thế nào không được hay thì mà còn rất bạn anh chị ông bà họ ngày',
  pageWords: {
    byline: 'bởi|tác giả|viết bởi|đăng bởi|người viết|bài viết bởi|biên tập|phóng viên|bài|tin bài',
    published: 'đăng|đăng ngày|ngày đăng|xuất bản|ngày|đăng lúc|xuất bản ngày|phát hành|đã đăng',
    updated: 'cập nhật|cập nhật lần cuối|cập nhật ngày|sửa đổi lần cuối|cập nhật lúc|chỉnh sửa|trang này được sửa đổi lần cuối',
    about: 'giới thiệu|về chúng tôi|liên hệ|chúng tôi là ai|toà soạn|tòa soạn|liên hệ với chúng tôi|liên lạc',
  },
  longBylines: 'bài và ảnh|bài, ảnh',
  and: 'và',
  pageEdited: 'trang này được sửa đổi lần cuối',
  months: {
    written: [
      'tháng một,tháng giêng|tháng hai|tháng ba|tháng tư|tháng năm|tháng sáu|tháng bảy|tháng tám|tháng chín|tháng mười|' +
        'tháng mười một|tháng mười hai',
    ],
  },
  attribution: {
    names:
      'theo|nguồn:|trích dẫn|dẫn lời|dẫn nguồn|cho biết|cho hay|nói rằng|cho rằng|khẳng định|tuyên bố|thông báo|công bố|' +
      'báo cáo của|nghiên cứu của|khảo sát|xác nhận|ước tính của|cảnh báo|tiết lộ|thống kê của|số liệu của',
    quotes:
      'nói|chia sẻ|nhấn mạnh|giải thích|trả lời|hỏi|kể|viết|bày tỏ|nhận định|đánh giá|bổ sung|thừa nhận|phát biểu|' +
      'kêu gọi|nhớ lại|tâm sự|phân tích|chỉ ra|lưu ý|than|đáp',
  },
  speakers: 'tôi|chúng tôi|chúng ta|chào mừng|xin chào|bài viết này',
  leaning: 'nó|nếu|nhưng|tuy nhiên|ngoài ra|do đó|vì vậy|ví dụ|điều này',
  genericTitles: 'trang chủ|chào mừng|trang mới|không có tiêu đề|cửa hàng',
  genericAnchors:
    'tại đây|ở đây|đây|bấm vào đây|nhấn vào đây|nhấp vào đây|click vào đây|xem thêm|xem|xem tại đây|xem chi tiết|chi tiết|' +
    'đọc thêm|đọc tiếp|đọc|tìm hiểu thêm|thêm|thông tin thêm|xem tất cả|tất cả|tiếp|tiếp theo|tiếp tục|liên kết|' +
    'liên kết này|trang này|tải về|tải xuống|truy cập',
  paths: { about: 'gioi-thieu ve-chung-toi', contact: 'lien-he', policy: 'tieu-khoan chinh-sach-bao-mat' },
  notFound:
    'không tìm thấy trang|trang không tồn tại|trang không tìm thấy|trang không được tìm thấy|trang bạn tìm|' +
    'trang bạn yêu cầu|trang bạn đang tìm|không tìm thấy|lỗi 404',
  buy: 'thêm vào giỏ hàng|thêm vào giỏ|cho vào giỏ hàng|mua ngay',
};
