import styles from './beam-canary.module.css';

const MIRRORED = 'scale(-1 1)';
/** The left wing: its upper edge, and back from feather to feather. */
const WING =
  'M-90-410C-240-560-470-660-790-700-770-650-735-605-690-575-712-572-728-568-740-560-710-515-665-475-610-455-632-448-652-440-670-430-630-388-580-358-525-345-545-336-563-324-580-310-540-276-485-254-425-250-442-238-457-225-470-210-425-188-370-175-310-175-322-162-332-148-340-130-260-100-170-110-80-170Z';
const BODY =
  'M0-612C98-612 162-545 162-455 162-410 152-380 168-340 206-250 210-120 152-50 112-5 50 12 0 12S-112-5-152-50C-210-120-206-250-168-340-152-380-162-410-162-455-162-545-98-612 0-612Z';

/** It looks at who shoots, spreads its wings and sings after a goal, and lets them hang after a miss: a canary from the front, as broad as the goal is between its posts. */
export function Canary() {
  return (
    <g transform="translate(180 87) scale(.104)">
      <path className={styles.tail} d="M-70-20-96 96-34 70 0 108 34 70 96 96 70-20Z" />
      {[undefined, MIRRORED].map((side) => (
        <g key={side ?? ''} transform={side}>
          <g className={styles.wing}>
            <path className={styles.bird} d={WING} />
            <path
              className={side ? styles.under : styles.lit}
              d="M-100-400C-240-535-440-630-690-668-610-570-500-470-390-400-290-340-190-310-90-306Z"
            />
            <path
              className={styles.feathers}
              d="M-390-400C-510-470-610-520-690-575M-330-366C-430-400-530-430-610-455M-270-336C-360-350-450-348-525-345M-220-316C-290-306-360-280-425-250M-170-306C-220-280-270-230-310-175"
            />
          </g>
        </g>
      ))}
      <path
        className={styles.bird}
        d="M-34-590C-60-640-40-690 10-716 6-684 20-666 50-660 30-640 30-620 44-590Z"
      />
      <path className={styles.bird} d={BODY} />
      <path
        className={styles.under}
        d="M162-455C162-410 152-380 168-340 206-250 210-120 152-50 112-5 50 12 0 12 96-40 122-160 108-300 98-390 122-470 70-594 128-568 162-515 162-455Z"
      />
      <path
        className={styles.lit}
        d="M-20-336C50-336 92-250 92-160S44-14-20-14C-90-14-130-70-130-160S-90-336-20-336Z"
      />
      <path
        className={styles.plumes}
        d="M-80-250Q-54-222-28-250M-28-250Q-2-222 24-250M-92-170Q-60-138-28-170M-28-170Q4-138 36-170M-64-92Q-36-64-8-92"
      />
      <path className={styles.brows} d="M-124-532-40-500M124-532 40-500" />
      <circle className={styles.eye} cx="-72" cy="-462" r="30" />
      <circle className={styles.eye} cx="72" cy="-462" r="30" />
      <path className={styles.glints} d="M-80-472h.1M64-472h.1" />
      <path className={styles.beak} d="M-66-424C-34-456 34-456 66-424L0-330Z" />
      <path className={styles.mouth} d="M-66-424Q0-388 66-424" />
      <path className={styles.song} d="M-44-412Q0-388 44-412L26-330Q0-296-26-330Z" />
      <path className={styles.claws} d="M-104 0V44M-70 6V50M-36 6V46M104 0V44M70 6V50M36 6V46" />
    </g>
  );
}
